import { useEffect, useRef, useState, type RefObject } from 'react';
import { statistics } from '../../data/statistics.ts';
import { DURATION_MS, figureAt, STEPS } from './count-up.ts';
import { msSinceFirstPaint } from '../../lib/first-paint.ts';
import * as styles from './Statistics.css.ts';

/** How long after the first paint figures that are in view may begin to count. Later, the visitor has read them. */
const LATEST_START_MS = 1000;

/**
 * The four statistics. Each counts up once when it comes into view. The final figure is always in the page, for
 * crawlers and screen readers. A copy, hidden from screen readers, counts up.
 */
export function Statistics() {
  return (
    <dl className={styles.list}>
      {statistics.map(({ value, label }) => (
        <div key={label}>
          <CountUp value={value} />
          <dd className={styles.label}>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts from 0 to STEPS, once, when the element comes into view. Returns the step; undefined before it begins. */
function useCountUp(elementRef: RefObject<HTMLElement | null>): number | undefined {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const element = elementRef.current;
    const wantsNoMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || wantsNoMotion) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;

    const startCounting = (): void => {
      const start = performance.now();
      setStep(0);
      timer = setInterval(() => {
        const elapsed = performance.now() - start;
        const next = Math.min(STEPS, Math.floor((elapsed / DURATION_MS) * STEPS));
        setStep(next);
        if (next === STEPS) clearInterval(timer);
      }, DURATION_MS / STEPS);
    };

    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      // The visitor has read figures that were in view before this script came: they do not go back to 0.
      const isRead = isFirst && msSinceFirstPaint() > LATEST_START_MS;
      isFirst = false;
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      if (!isInView) return;
      observer.disconnect();
      if (!isRead) startCounting();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [elementRef]);

  return step;
}

/** A figure that counts up. */
function CountUp({ value }: { value: string }) {
  const elementRef = useRef<HTMLElement>(null);
  const step = useCountUp(elementRef);
  const isCounting = step !== undefined && step < STEPS;

  return (
    <dt className={styles.figure} ref={elementRef}>
      <span className={isCounting ? styles.finalFigure : undefined}>{value}</span>
      {isCounting && (
        <span className={styles.countingCopy} aria-hidden="true">
          {figureAt(value, step)}
        </span>
      )}
    </dt>
  );
}
