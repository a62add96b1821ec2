/** What is drawn of a printed figure. */
import { amountOf, type Figure } from './figures.ts';

/** A drawing that stretches to its place: its size, and lines a row high. */
export interface Plot {
  columns: number;
  rows: number;
  /** Whether the lines are divided into a cell for each of what is counted. */
  counted?: boolean;
  parts: { by: 'before' | 'agent' | 'person' | 'rest'; path: string }[];
}

/** How much of a cell is drawn; the rest divides it from the next. */
export const inked = 0.86;

/** Before above, now below, on one scale. What would not show is a thin line. */
const pair = (before: number, now: number): Plot => {
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

/** Path data of `count` cells of a grid with `columns`, from the cell `first` on, row by row. */
export function cells(columns: number, first: number, count: number): string {
  if (count === 0) return '';
  const column = first % columns;
  const run = Math.min(columns - column, count);
  let path = `M${column} ${Math.floor(first / columns) + 0.5}h${run}`;
  // From the end of a row to the start of the next: alike in every row, so that they compress.
  let end = column + run;
  for (let left = count - run; left > 0; left -= columns) {
    path += `m-${end} 1h${Math.min(columns, left)}`;
    end = columns;
  }
  return path;
}

const grid = (columns: number, total: number, count: number, left: 'person' | 'rest'): Plot => ({
  columns,
  rows: Math.ceil(total / columns),
  counted: true,
  parts: [
    { by: 'agent' as const, path: cells(columns, 0, count) },
    { by: left, path: cells(columns, count, total - count) },
  ].filter(({ path }) => path !== ''),
});

/** How a figure without one before it is drawn. */
const drawings = {
  /** "87%": of a hundred, an agent's; the others are a person's. */
  share: (count: number): Plot => grid(50, 100, count, 'person'),
  /** "312%" more: beside the hundred from before. */
  more: (count: number): Plot => pair(100, 100 + count),
  /** "14h": of a work week of 40 hours. */
  week: (count: number): Plot => grid(8, 40, count, 'rest'),
  /** "510", "8 weeks": each of them. */
  count: (count: number): Plot => grid(count > 60 ? 51 : count, count, count, 'rest'),
};

/** The largest number that each of them has room for. */
export const mostDrawn = { share: 100, more: 900, week: 40, count: 1020 };

/** The plot of a figure; one without a baseline has none. */
export function plotOf({ value, before, draw }: Figure): Plot | undefined {
  const now = amountOf(value);
  const then = amountOf(before ?? '');
  if (now && then) return pair(then.amount, now.amount);
  return now && draw && drawings[draw](now.number);
}

/** A filled drawing that stretches to its place: its size, and the shapes of each part. */
interface Drawing {
  width: number;
  height: number;
  parts: { by: 'agent' | 'person' | 'gap' | 'loss'; path: string }[];
}

/** `count` bars side by side, each `step` wide with its gap. */
const bars = (count: number, step: number, width: number, y: number, height: number) =>
  Array.from({ length: count }, (_, place) => `M${place * step} ${y}h${width}v${height}h-${width}z`).join('');

/** How the home page's figures are drawn. */
export const statisticPlots = {
  /** "45%" less: a bar by hand above what is left of it. */
  saved: (percent: number): Drawing => ({
    width: 100,
    height: 36,
    parts: [
      { by: 'person', path: bars(1, 0, 100, 0, 16) },
      { by: 'agent', path: bars(1, 0, 100 - percent, 20, 16) },
    ],
  }),
  /** "10X": as many parts by hand above one. */
  times: (times: number): Drawing => ({
    width: times * 8,
    height: 36,
    parts: [
      { by: 'person', path: bars(times, 8, 7, 0, 16) },
      { by: 'agent', path: bars(1, 8, 7, 20, 16) },
    ],
  }),
  /** "24/7": the hours of seven days, and in them those from half past eight to half past five on five days. */
  week: (hours: number): Drawing => ({
    width: 62,
    height: hours,
    parts: [
      { by: 'agent', path: bars(7, 9, 8, 0, hours) },
      { by: 'person', path: bars(5, 9, 8, 8.5, 9) },
    ],
  }),
  /** "99.9%": nine blocks of a hundred, a tenth in cells, and the one that is left taken out. */
  thousand: (percent: number): Drawing => ({
    width: 300,
    height: 100,
    parts: [
      {
        by: 'agent',
        path: bars(9, 22, 20, 0, 100) + Array.from({ length: 10 }, (_, row) => `M200 ${row * 10}h100v8h-100z`).join(''),
      },
      { by: 'gap', path: Array.from({ length: 9 }, (_, column) => `M${210 + column * 10} 0v100`).join('') },
      { by: 'loss', path: percent < 100 ? 'M300 100h0' : '' },
    ],
  }),
};
