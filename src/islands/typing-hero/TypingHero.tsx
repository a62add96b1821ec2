import { useEffect, useRef, useState, type RefObject } from 'react';
import { textButton } from '../../components/TextButton.css.ts';
import { heroLabels, typedTexts } from '../../data/hero.ts';
import { msSinceFirstPaint } from '../../lib/first-paint.ts';
import * as styles from './TypingHero.critical.css.ts';

/** How long after the first paint the typing may begin. Later, the visitor may be reading. */
const LATEST_START_MS = 1000;

/** How long the typing of all texts takes. `speed` is in ms a character. */
const totalMs = typedTexts.reduce((sum, { text, speed }) => sum + text.length * speed, 0);

/**
 * The hero's words, typed at 80, 80 and 25 ms a character. The words are in the HTML as a heading and a paragraph.
 * Typing only colors them (CSS Custom Highlight API), so nothing moves and screen readers do not hear single letters.
 * If this script loads late, nothing is typed. The button ends the typing at once (WCAG 2.2.2).
 */
export function TypingHero() {
  const rootRef = useRef<HTMLDivElement>(null);
  const headlineRef = useRef<HTMLHeadingElement>(null);
  const { isTyping, stopTyping } = useTyping(rootRef, headlineRef);

  return (
    <div className={styles.root} ref={rootRef} data-typing={isTyping || undefined}>
      <h1 className={styles.headline} ref={headlineRef} tabIndex={-1}>
        <span>{typedTexts[0].text}</span> <span className={styles.secondLine}>{typedTexts[1].text}</span>
      </h1>
      <p className={styles.intro}>{typedTexts[2].text}</p>
      {isTyping && (
        <button className={`${textButton} ${styles.skip}`} type="button" onClick={stopTyping}>
          {heroLabels.skip}
        </button>
      )}
    </div>
  );
}

/** Types the two lines of the headline and the paragraph in `root`, once. */
function useTyping(rootRef: RefObject<HTMLElement | null>, headlineRef: RefObject<HTMLElement | null>) {
  const [isTyping, setIsTyping] = useState(false);
  const stopRef = useRef<() => void>(undefined);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: no-preference) and (forced-colors: none)');
    const canHighlight = 'highlights' in CSS;
    if (!canHighlight || !motion.matches) return undefined;
    const elements = rootRef.current!.querySelectorAll('h1 > span, p');
    const nodes = [...elements].map((element) => element.firstChild!);
    let start: number | undefined;
    let frame = 0;

    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearHighlights();
      // The button disappears. If it has the focus, the headline takes the focus.
      const hasFocus = rootRef.current?.contains(document.activeElement);
      if (hasFocus) headlineRef.current?.focus({ preventScroll: true });
      setIsTyping(false);
    };

    const drawFrame = (now: number): void => {
      if (start === undefined) {
        // Decided in the first frame, because a hidden or prerendered page gets no frames until it is shown.
        if (msSinceFirstPaint() > LATEST_START_MS) return;
        start = now;
        setIsTyping(true);
      }
      const elapsed = now - start;
      // As by a translator or an extension.
      const isReplaced = nodes.some((node) => !(node instanceof Text && node.isConnected));
      if (elapsed >= totalMs || isReplaced) {
        stop();
        return;
      }
      highlight(nodes, typedLengths(elapsed));
      frame = requestAnimationFrame(drawFrame);
    };

    frame = requestAnimationFrame(drawFrame);
    stopRef.current = stop;
    motion.addEventListener('change', stop);
    return () => {
      motion.removeEventListener('change', stop);
      stop();
    };
  }, [rootRef, headlineRef]);

  return { isTyping, stopTyping: () => stopRef.current?.() };
}

/** How many characters of each text are typed after `elapsed` ms. Each text begins when the previous one ends. */
function typedLengths(elapsed: number): number[] {
  let msLeft = elapsed;
  return typedTexts.map(({ text, speed }) => {
    const typedLength = Math.floor(msLeft / speed);
    msLeft -= text.length * speed;
    return Math.max(0, Math.min(text.length, typedLength));
  });
}

/** Colors the typed characters, and the next one as the caret. */
function highlight(nodes: readonly Node[], lengths: readonly number[]): void {
  const { typed, caret } = styles.highlights;
  const typedRanges = nodes.map((node, index) => createRange(node, 0, lengths[index]!));
  const current = lengths.findIndex((length, index) => length < typedTexts[index]!.text.length);
  const caretStart = lengths[current]!;
  const caretRange = createRange(nodes[current]!, caretStart, caretStart + 1);
  CSS.highlights.set(typed, new Highlight(...typedRanges));
  CSS.highlights.set(caret, new Highlight(caretRange));
}

function clearHighlights(): void {
  for (const name of Object.values(styles.highlights)) CSS.highlights.delete(name);
}

function createRange(node: Node, start: number, end: number): Range {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
