import { useEffect, useRef, useState } from 'react';
import { statistics } from '../../data/statistics.ts';
import { DURATION_MS, figureAt, STEPS } from './count-up.ts';
import * as styles from './Statistics.css.ts';

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

function CountUp({ value }: { value: string }) {
  const element = useRef<HTMLElement>(null);
  const [step, setStep] = useState<number>();
  const counting = step !== undefined && step < STEPS;

  useEffect(() => {
    const figure = element.current;
    if (!figure || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const start = performance.now();
      setStep(0);
      timer = setInterval(() => {
        const next = Math.min(STEPS, Math.floor(((performance.now() - start) / DURATION_MS) * STEPS));
        setStep(next);
        if (next === STEPS) clearInterval(timer);
      }, DURATION_MS / STEPS);
    });
    observer.observe(figure);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return (
    <dt className={styles.figure} ref={element}>
      <span className={counting ? styles.finalFigure : undefined}>{value}</span>
      {counting && (
        <span className={styles.countingCopy} aria-hidden="true">
          {figureAt(value, step)}
        </span>
      )}
    </dt>
  );
}
