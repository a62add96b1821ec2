/** What the page itself tells of its loading. `watchPaints` runs inside the page. */

export interface Observed {
  /** Largest contentful paint, ms since the navigation began. */
  lcp: number;
  /** The sum of all layout shifts, those after an input left out, as Chromium counts them. */
  shift: number;
  /** Tasks of the main thread above 50 ms: when they began, and how long they took, in ms. */
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Collects in `window.observed`, from before the first byte of the page. */
export function watchPaints(): void {
  const observed: Observed = { lcp: 0, shift: 0, tasks: [] };
  window.observed = observed;
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) observed.shift += value;
  });
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
}
