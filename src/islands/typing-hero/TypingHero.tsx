import { useEffect, useRef, useState } from 'react';
import { textButton } from '../../components/TextButton.critical.css.ts';
import { hero, heroTexts as texts } from '../../data/hero.ts';
import * as styles from './TypingHero.critical.css.ts';

const { typed, caret } = styles.highlights;

/**
 * The hero's words, typed at 80, 80 and 25 ms a character. The words are in the HTML as a heading and a paragraph.
 * Typing only colors them (CSS Custom Highlight API), so nothing moves and screen readers do not hear single letters.
 * If this script loads late, nothing is typed. The button ends the typing at once (WCAG 2.2.2).
 */
export function TypingHero() {
  const root = useRef<HTMLDivElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  const end = useRef(() => undefined as void);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)');
    // The browser has no highlights, or the visitor wants no motion.
    if (!('highlights' in CSS) || !motion.matches) return;
    const nodes = [...root.current!.querySelectorAll('[data-text]')].map((element) => element.firstChild!);
    const total = texts.reduce((sum, { text, speed }) => sum + text.length * speed, 0);
    let start: number | undefined;
    const draw = (now: number) => {
      if (start === undefined) {
        // Decided in the first frame, because a hidden or prerendered page gets no frames until it is shown. One second
        // after the first paint, the visitor may be reading, so nothing is typed any more.
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        if (paint && performance.now() - paint.startTime > 1000) return;
        start = now;
        setTyping(true);
      }
      const elapsed = now - start;
      if (elapsed >= total || nodes.some((node) => !(node instanceof Text && node.isConnected))) return end.current();
      const lengths = typedLengths(elapsed);
      const current = lengths.findIndex((length, index) => length < texts[index]!.text.length);
      CSS.highlights.set(typed, new Highlight(...nodes.map((node, index) => range(node, 0, lengths[index]!))));
      CSS.highlights.set(caret, new Highlight(range(nodes[current]!, lengths[current]!, lengths[current]! + 1)));
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    end.current = () => {
      cancelAnimationFrame(frame);
      for (const name of [typed, caret]) CSS.highlights.delete(name);
      // The button disappears. If it has the focus, the headline takes the focus.
      if (root.current?.contains(document.activeElement)) headline.current?.focus({ preventScroll: true });
      setTyping(false);
    };
    const stop = end.current;
    motion.addEventListener('change', stop);
    return () => {
      motion.removeEventListener('change', stop);
      stop();
    };
  }, []);

  return (
    <div className={styles.root} ref={root} data-typing={typing || undefined}>
      <h1 className={styles.headline} ref={headline} tabIndex={-1}>
        <span data-text="">{texts[0].text}</span>{' '}
        <span className={styles.secondLine} data-text="">
          {texts[1].text}
        </span>
      </h1>
      <p className={styles.intro} data-text="">
        {texts[2].text}
      </p>
      {typing && (
        <button className={`${textButton} ${styles.skip}`} type="button" onClick={() => end.current()}>
          {hero.skip}
        </button>
      )}
    </div>
  );
}

/** How many characters of each text are typed after `elapsed` ms. Each text begins when the previous one ends. */
function typedLengths(elapsed: number): number[] {
  let left = elapsed;
  return texts.map(({ text, speed }) => {
    const length = Math.max(0, Math.min(text.length, Math.floor(left / speed)));
    left -= text.length * speed;
    return length;
  });
}

function range(node: Node, start: number, end: number): Range {
  const letters = new Range();
  letters.setStart(node, start);
  letters.setEnd(node, end);
  return letters;
}
