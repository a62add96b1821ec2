import { useEffect, useRef, useState } from 'react';
import { basis, statistics } from '../../data/statistics.ts';
import { leadingNumber, statisticPlots, type StatisticPlot } from '../../lib/plots.ts';
import { DURATION_MS, figureAt, STEPS } from './count-up.ts';
import * as styles from './Statistics.css.ts';

/**
 * The four statistics. Each counts up once when it comes into view. The final figure is always in the page, for
 * crawlers and screen readers. A copy, hidden from screen readers, counts up.
 */
export function Statistics() {
  return (
    <dl className={styles.list}>
      {statistics.map(({ value, label, draw }) => (
        <div className={styles.entry} key={label}>
          <dt className={styles.label}>{label}</dt>
          <CountUp value={value} />
          <dd className={styles.tag}>{basis}</dd>
          <dd aria-hidden="true">
            <Plot {...statisticPlots[draw].plot(leadingNumber(value))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Plot({ size, ...parts }: StatisticPlot) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${size.join(' ')}`} preserveAspectRatio="none">
      {(['agent', 'person', 'gap', 'loss'] as const).map(
        (part) => parts[part] && <path key={part} className={styles.parts[part]} d={parts[part]} />,
      )}
    </svg>
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
    // The chart below it, so that all of the figure is in sight.
    observer.observe(figure.parentElement!.lastElementChild!);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);

  return (
    <dd className={styles.figure} ref={element}>
      <span className={counting ? styles.counting : undefined}>{value}</span>
      {counting && (
        <span className={styles.copy} aria-hidden="true">
          {figureAt(value, step)}
        </span>
      )}
    </dd>
  );
}
