/** What is drawn of a printed figure. All in cells: their number can be counted. */
import { amountOf, type Figure } from './figures.ts';

/** Path data of `count` cells of a grid with `columns`, from the cell `first` on, row by row; dashes divide them. */
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

/** How much of a cell is drawn; the rest divides it from the next. */
export const inked = 0.86;

/** The line that fills so many cells: of the last one no more than its share. */
const across = (count: number): number => Math.floor(count) + Math.round((count % 1) * inked * 1000) / 1000;

/** A drawing on a grid: its size in cells, and the cells of each part. */
export interface Plot {
  columns: number;
  rows: number;
  parts: { by: 'ink' | 'agent' | 'person' | 'rest'; path: string }[];
  /** What it shows, in words. */
  caption: string;
}

/** Before above, now below, on one scale: a cell for each of what is counted, or for each ten. */
export function pairPlot(before: string, value: string): Plot {
  const [first, second] = [amountOf(before)!, amountOf(value)!];
  const [old, now] = [first.amount, second.amount];
  // Times are compared in minutes and drawn in the unit that the longer one is printed in.
  let columns = (old > now ? first : second).number;
  while (columns > 60) columns /= 10;
  const scale = columns / Math.max(old, now);
  // What would not show is a line, and the words say so.
  const least = columns / 150;
  const isLine = now * scale < least;
  return {
    columns,
    rows: 2,
    parts: [
      { by: 'ink', path: `M0 .5h${across(old * scale)}` },
      { by: 'agent', path: `M0 1.5h${across(Math.max(now * scale, least))}` },
    ],
    caption: `From ${before} to ${value}, on one scale${isLine ? ': thinner than the line that shows it' : ''}.`,
  };
}

const grid = (columns: number, total: number, count: number, left: 'person' | 'rest', caption: string): Plot => ({
  columns,
  rows: Math.ceil(total / columns),
  parts: [
    { by: 'agent' as const, path: cells(columns, 0, count) },
    { by: left, path: cells(columns, count, total - count) },
  ].filter(({ path }) => path !== ''),
  caption,
});

/** How a figure without one before it is drawn. */
export const drawings = {
  /** "87%": of a hundred, an agent's; the others are a person's. */
  share: (count: number): Plot =>
    grid(50, 100, count, 'person', `${count} of 100 by an agent, the other ${100 - count} by people.`),
  /** "312%" more: beside the hundred from before. */
  more: (count: number): Plot => pairPlot('100', String(100 + count)),
  /** "65%" fewer. */
  fewer: (count: number): Plot => pairPlot('100', String(100 - count)),
  /** "14h": of a work week of 40 hours. */
  week: (count: number): Plot =>
    grid(8, 40, count, 'rest', `${count} hours of a 40-hour work week, a row for each day.`),
  /** "510", "8 weeks": each of them. */
  count: (count: number): Plot => {
    const columns = count > 60 ? 51 : count;
    return grid(columns, count, count, 'rest', `A cell for each of the ${count}.`);
  },
};

/** The largest number that each of them has room for. */
export const mostDrawn = { share: 100, more: 900, fewer: 100, week: 40, count: 1020 };

/** The plot of a figure; one without a baseline has none. */
export function plotOf({ value, before, draw }: Figure): Plot | undefined {
  if (before) return pairPlot(before, value);
  return draw && drawings[draw](amountOf(value)!.number);
}

type Drawing = Omit<Plot, 'caption'>;

/** Whole columns of a hundred in five rows. */
const columnsOf = (first: number, count: number) => `M${first} .5h${count}${`m-${count} 1h${count}`.repeat(4)}`;

/** How the home page's figures are drawn. */
export const statisticPlots = {
  /** "45%": of every hundred, what is saved and what is left. */
  saved: (percent: number): Drawing => ({
    columns: 20,
    rows: 5,
    parts: [
      { by: 'agent', path: columnsOf(0, percent / 5) },
      { by: 'rest', path: columnsOf(percent / 5, (100 - percent) / 5) },
    ],
  }),
  /** "10X": the time by hand above one part of it. */
  times: (times: number): Drawing => ({
    columns: times,
    rows: 2,
    parts: [
      { by: 'person', path: `M0 .5h${times}` },
      { by: 'agent', path: 'M0 1.5h1' },
    ],
  }),
  /** "24/7": the 168 hours of a week, a row for each day, and in them nine to five on five days. */
  week: (hours: number): Drawing => ({
    columns: hours,
    rows: 7,
    parts: [
      { by: 'agent', path: cells(hours, 0, 7 * hours) },
      { by: 'person', path: `M9 .5h8${'m-8 1h8'.repeat(4)}` },
    ],
  }),
  /** "99.9%": a hundred cells, and of the last one what a person looks at. */
  hundred: (percent: number): Drawing => ({
    columns: 20,
    rows: 5,
    parts: [
      { by: 'agent', path: columnsOf(0, 20) },
      { by: 'person', path: `M20 4.5h-${across(100 - percent)}` },
    ],
  }),
};
