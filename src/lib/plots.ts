/** What is drawn of a printed figure. All in cells: their number can be counted. */
import { amountOf, type Figure } from './figures.ts';

/** Path data of `count` cells of a grid with `columns`, from the cell `first` on, row by row; dashes divide them. */
export function cells(columns: number, first: number, count: number): string {
  let path = '';
  for (let at = first; at < first + count;) {
    const column = at % columns;
    const run = Math.min(columns - column, first + count - at);
    path += `M${column} ${Math.floor(at / columns) + 0.5}h${short(run)}`;
    at += run;
  }
  return path;
}

/** At most three decimals: a plot is a few hundred pixels wide. */
const short = (length: number): number => Math.round(length * 1000) / 1000;

/** A drawing on a grid: its size in cells, and the cells of each part. */
export interface Plot {
  columns: number;
  rows: number;
  parts: { by: 'ink' | 'agent' | 'person' | 'rest'; path: string }[];
  /** What it shows, in words. */
  caption: string;
}

/** Before above, now below, on one scale: a cell for each of what is counted. */
export function pairPlot(before: string, value: string): Plot {
  const [old, now] = [amountOf(before)!.amount, amountOf(value)!.amount];
  // Times are compared in minutes and drawn in the unit that the longer one is printed in.
  const longest = old > now ? before : value;
  const columns = Number.parseFloat(longest.replaceAll(/[^\d.]/g, ''));
  const scale = columns / Math.max(old, now);
  return {
    columns,
    rows: 2,
    parts: [
      { by: 'ink', path: `M0 .5h${short(old * scale)}` },
      { by: 'agent', path: `M0 1.5h${short(now * scale)}` },
    ],
    caption: `Above ${before}, below ${value}, on one scale.`,
  };
}

const grid = (columns: number, total: number, count: number, caption: string): Plot => ({
  columns,
  rows: Math.ceil(total / columns),
  parts: [
    { by: 'agent' as const, path: cells(columns, 0, count) },
    { by: 'rest' as const, path: cells(columns, count, total - count) },
  ].filter(({ path }) => path !== ''),
  caption,
});

/** How a figure without one before it is drawn. */
export const drawings = {
  /** "87%": of a hundred. */
  share: (count: number): Plot => grid(50, 100, count, `${count} of every 100.`),
  /** "312%" more: beside the hundred from before. */
  more: (count: number): Plot => pairPlot('100', String(100 + count)),
  /** "14h": of a work week of 40 hours. */
  week: (count: number): Plot => grid(8, 40, count, `${count} of the 40 hours of a work week, a row for each day.`),
  /** "510", "8 weeks": each of them. */
  count: (count: number): Plot => {
    const columns = count > 60 ? 51 : count;
    return grid(columns, count, count, 'A cell for each.');
  },
};

/** The plot of a figure; one without a baseline has none. */
export function plotOf({ value, before, draw }: Figure): Plot | undefined {
  if (before) return pairPlot(before, value);
  return draw && drawings[draw](Number.parseFloat(value.replaceAll(',', '')));
}
