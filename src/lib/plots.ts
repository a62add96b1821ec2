/** What is drawn of a printed figure. */
import { amountOf, type Figure } from './figures.ts';
import { sign } from './locale.ts';

/** A service's figure, drawn in lines a row high; it stretches to its place. */
export interface FigurePlot {
  columns: number;
  rows: number;
  /** Whether the lines are divided into a cell for each of what is counted. */
  counted?: boolean;
  parts: { by: 'before' | 'agent' | 'person' | 'rest'; path: string }[];
}

/** How much of a cell is drawn; the rest divides it from the next. */
export const inked = 0.86;

/** Before above, now below, on one scale. What is too small to be seen gets a thin line. */
const pair = (before: number, now: number): FigurePlot => {
  const columns = Math.max(before, now);
  return {
    columns,
    rows: 2,
    parts: [
      { by: 'before', path: `M0 .5h${before}` },
      { by: 'agent', path: `M0 1.5h${Math.max(now, columns / 150)}` },
    ],
  };
};

export const cells = (columns: number, first: number, count: number): string =>
  Array.from({ length: Math.ceil((first + count) / columns) }, (_, row) => {
    const start = Math.max(first - row * columns, 0);
    const end = Math.min(first + count - row * columns, columns);
    return end > start ? `M${start} ${row + 0.5}h${end - start}` : '';
  }).join('');

const grid = (columns: number, total: number, count: number, left: 'person' | 'rest'): FigurePlot => ({
  columns,
  rows: Math.ceil(total / columns),
  counted: true,
  parts: [
    { by: 'agent' as const, path: cells(columns, 0, count) },
    { by: left, path: cells(columns, count, total - count) },
  ].filter(({ path }) => path !== ''),
});

/** How a figure is drawn that has no `before`, and the largest number that there is room for. */
export const figurePlots = {
  /** "87%": of a hundred, an agent's; the others are a person's. */
  share: { most: 100, plot: (count: number): FigurePlot => grid(50, 100, count, 'person') },
  /** "312%" more: beside the hundred from before. */
  more: { most: 900, plot: (count: number): FigurePlot => pair(100, 100 + count) },
  /** "14h": of a work week of 40 hours. */
  week: { most: 40, plot: (count: number): FigurePlot => grid(8, 40, count, 'rest') },
  /** "510", "8 weeks": each of them. */
  count: { most: 1020, plot: (count: number): FigurePlot => grid(count > 60 ? 51 : count, count, count, 'rest') },
};

/**
 * The plot of a figure; one with neither `before` nor `draw` has none.
 *
 * @throws Error that says what to change, when the figure cannot be drawn in that way
 */
export function plotOf({ value, before, draw }: Figure): FigurePlot | undefined {
  const now = amountOf(value);
  if (before !== undefined) {
    const then = amountOf(before);
    if (now && now.unit === then?.unit) return pair(then.amount, now.amount);
    throw new Error(`"${before}" does not count the same as "${value}": write both alike`);
  }
  if (!draw) return undefined;
  const { most, plot } = figurePlots[draw];
  // Money is not drawn in cells.
  if (now && !now.unit.includes(sign) && now.number > 0 && now.number <= most) return plot(now.number);
  throw new Error(`"${value}" is not a number up to ${most}, as "${draw}" takes: choose another or remove it`);
}

/** A statistic of the home page, drawn in bars; it stretches to its place. `gap` and `loss` are lines. */
export interface StatisticPlot {
  size: [width: number, height: number];
  agent: string;
  person?: string;
  gap?: string;
  loss?: string;
}

/** `count` bars side by side, each `step` wide with its gap. */
const bars = (count: number, step: number, width: number, y: number, height: number) =>
  Array.from({ length: count }, (_, place) => `M${place * step} ${y}h${width}v${height}h-${width}z`).join('');
const ten = [...Array(10).keys()];

/** How the home page's statistics are drawn: from what to what, and in which steps. */
export const statisticPlots: Record<
  'saved' | 'times' | 'week' | 'thousand',
  { room: [least: number, most: number, step: number]; plot: (figure: number) => StatisticPlot }
> = {
  /** "45%" less: people's work above what is left of it. */
  saved: {
    room: [0, 100, 1],
    plot: (percent) => ({ size: [100, 36], person: bars(1, 0, 100, 0, 16), agent: bars(1, 0, 100 - percent, 20, 16) }),
  },
  /** "10X": ten parts of people's work above one of an agent's. */
  times: {
    room: [1, 20, 1],
    plot: (times) => ({ size: [times * 8, 36], person: bars(times, 8, 7, 0, 16), agent: bars(1, 8, 7, 20, 16) }),
  },
  /** "24/7": the hours of seven days, and in them those from half past eight to half past five on five days. */
  week: {
    room: [18, 24, 1],
    plot: (hours) => ({ size: [62, hours], agent: bars(7, 9, 8, 0, hours), person: bars(5, 9, 8, 8.5, 9) }),
  },
  /** "99.9%": nine blocks of a hundred, a tenth one in cells, and the one cell that is missing. */
  thousand: {
    room: [99.9, 100, 0.1],
    plot: (percent) => ({
      size: [300, 100],
      agent: bars(9, 22, 20, 0, 100) + ten.map((row) => `M200 ${row * 10}h100v8h-100z`).join(''),
      gap: ten.map((column) => `M${200 + column * 10} 0v100`).join(''),
      ...(percent < 100 && { loss: 'M300 100h0' }),
    }),
  },
};

/** @throws Error that says what to change, when a statistic cannot be drawn in that way; the band calls it at build */
export function checkStatistic({ value, draw }: { value: string; draw: keyof typeof statisticPlots }): void {
  const [least, most, step] = statisticPlots[draw].room;
  const number = Number.parseFloat(value);
  const steps = number / step;
  if (number >= least && number <= most && Math.abs(steps - Math.round(steps)) < 1e-6) return;
  throw new Error(
    `src/data/statistics.ts: value: "${value}" is not a number from ${least} to ${most} in steps of ${step}, as draw: "${draw}" takes: change one of them.`,
  );
}
