/** Draws charts of printed figures. */
import { amountOf, type Figure } from './figures.ts';
import { decimal, group, sign } from './locale.ts';

/** The chart of a service's figure. It consists of lines one row high, and stretches to its box. */
export interface FigurePlot {
  columns: number;
  rows: number;
  /** Whether the lines are divided into cells, one for each thing counted. */
  counted?: boolean;
  parts: { by: 'before' | 'agent' | 'person' | 'rest'; path: string }[];
}

/** The share of a cell that is drawn. The rest is the gap before the next cell. */
export const inked = 0.86;

/** Two bars on one scale: before above, now below. A value too small to see gets a thin line. */
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

/** The charts of figures without `before`, and the largest number that each can show. */
export const figurePlots = {
  /** "87%": 87 of 100 cells are the agent's, the others a person's. */
  share: { most: 100, plot: (count: number): FigurePlot => grid(50, 100, count, 'person') },
  /** "312%" more: a bar of 412 below one of 100. */
  more: { most: 900, plot: (count: number): FigurePlot => pair(100, 100 + count) },
  /** "14h": 14 of the 40 hours of a work week. */
  week: { most: 40, plot: (count: number): FigurePlot => grid(8, 40, count, 'rest') },
};

/**
 * The chart of a figure; undefined if it has neither `before` nor `draw`.
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

/** The chart of a statistic on the home page: bars that stretch to their box. `gap` is lines. */
export interface StatisticPlot {
  size: [width: number, height: number];
  agent: string;
  person?: string;
  gap?: string;
  loss?: string;
}

/** `count` bars side by side, one every `step` units. */
const bars = (count: number, step: number, width: number, y: number, height: number) =>
  Array.from({ length: count }, (_, place) => `M${place * step} ${y}h${width}v${height}h-${width}z`).join('');
const ten = [...Array(10).keys()];

/** The charts of the home page's statistics, and the range and step of the numbers that each can show. */
export const statisticPlots: Record<
  'saved' | 'times' | 'week' | 'thousand',
  { room: [least: number, most: number, step: number]; plot: (figure: number) => StatisticPlot }
> = {
  /** "45%" less: a full bar for people, and below it the remaining 55% for the agent. */
  saved: {
    room: [0, 100, 1],
    plot: (percent) => ({ size: [100, 36], person: bars(1, 0, 100, 0, 16), agent: bars(1, 0, 100 - percent, 20, 16) }),
  },
  /** "10X": ten bars for people above one for the agent. */
  times: {
    room: [1, 20, 1],
    plot: (times) => ({ size: [times * 8, 36], person: bars(times, 8, 7, 0, 16), agent: bars(1, 8, 7, 20, 16) }),
  },
  /** "24/7": seven full days for the agent; on five of them, nine hours for people. */
  week: {
    room: [18, 24, 1],
    plot: (hours) => ({ size: [62, hours], agent: bars(7, 9, 8, 0, hours), person: bars(5, 9, 8, 8.5, 9) }),
  },
  /** "99.9%": nine blocks of 100, a tenth block of 100 cells, and one missing cell. */
  thousand: {
    room: [99.9, 100, 0.1],
    plot: (percent) => ({
      size: [300, 100],
      agent: bars(9, 22, 20, 0, 100) + ten.map((row) => `M200 ${row * 10}h100v8h-100z`).join(''),
      gap: ten.map((column) => `M${200 + column * 10} 0v100`).join(''),
      ...(percent < 100 && { loss: 'M290 90h10v8h-10z' }),
    }),
  },
};

/** The number that a statistic begins with: 45 of "45%", 24 of "24/7". NaN if it begins with none. */
export const leadingNumber = (printed: string): number =>
  Number.parseFloat(printed.replaceAll(group, '').replace(decimal, '.'));

/** @throws Error that says what to change, when a statistic cannot be drawn in that way; StatisticsBand.astro calls it */
export function checkStatistic({ value, draw }: { value: string; draw: keyof typeof statisticPlots }): void {
  const [least, most, step] = statisticPlots[draw].room;
  const number = leadingNumber(value);
  if (number >= least && number <= most && Math.abs(number / step - Math.round(number / step)) < 1e-6) return;
  throw new Error(
    `src/data/statistics.ts: value: "${value}" is not a number from ${least} to ${most} in steps of ${step}, as draw: "${draw}" takes: change one of them.`,
  );
}
