import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { textButton } from '../../components/TextButton.css.ts';
import { heroTexts as texts } from '../../data/hero.ts';
import { label, lead } from '../../styles/band.css.ts';
import * as styles from './TypingHero.css.ts';
import { typedLengths, typingTime } from './type-out.ts';

const { typed, caret } = styles.highlights;

const MOTION = '(prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** Whether this visitor wants, and this browser can show, the typing. */
const canType = () => 'highlights' in CSS && matchMedia(MOTION).matches;

function onMotionChange(listener: () => void) {
  const query = matchMedia(MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The hero's words, typed at 80, 80 and 25 ms a character. The words are in the page from
 * the start as one heading and a paragraph; typing only colors them (CSS Custom Highlight API), so that nothing
 * moves and a screen reader hears no letters. The button ends it at once (WCAG 2.2.2).
 */
export function TypingHero() {
  const root = useRef<HTMLDivElement>(null);
  const headline = useRef<HTMLHeadingElement>(null);
  const able = useSyncExternalStore(onMotionChange, canType, () => false);
  const [finished, setFinished] = useState(false);
  const typing = able && !finished;

  /** The button goes; if it had the focus, the headline takes it. */
  const end = useCallback(() => {
    if (root.current?.contains(document.activeElement)) headline.current?.focus({ preventScroll: true });
    setFinished(true);
  }, []);

  useEffect(() => {
    if (!typing || !root.current) return;
    const nodes = [...root.current.querySelectorAll('[data-text]')].map((element) => element.firstChild!);
    const total = typingTime(texts);
    // With the first frame: a page that nobody sees, such as one that is prerendered, draws none.
    let start: number | undefined;
    let frame = 0;
    const draw = (now: number) => {
      start ??= now;
      const elapsed = now - start;
      if (elapsed >= total || nodes.some((node) => !(node instanceof Text && node.isConnected))) return end();
      const lengths = typedLengths(texts, elapsed);
      const current = lengths.findIndex((length, index) => length < texts[index]!.text.length);
      CSS.highlights.set(typed, new Highlight(...nodes.map((node, index) => range(node, 0, lengths[index]!))));
      CSS.highlights.set(caret, new Highlight(range(nodes[current]!, lengths[current]!, lengths[current]! + 1)));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of [typed, caret]) CSS.highlights.delete(name);
    };
  }, [typing, end]);

  return (
    <div className={styles.root} ref={root} data-typing={typing || undefined}>
      <h1 className={styles.headline} ref={headline} tabIndex={-1}>
        <span data-text="">{texts[0].text}</span>{' '}
        <span className={styles.second} data-text="">
          {texts[1].text}
        </span>
      </h1>
      <p className={`${lead} ${styles.lead}`} data-text="">
        {texts[2].text}
      </p>
      {typing && (
        <button className={`${textButton} ${label} ${styles.skip}`} type="button" onClick={end}>
          Skip typing
        </button>
      )}
    </div>
  );
}

function range(node: Node, start: number, end: number): Range {
  const letters = new Range();
  letters.setStart(node, start);
  letters.setEnd(node, end);
  return letters;
}
