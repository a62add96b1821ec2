/** Reads tables in articles, and computes the bars of their charts. */
import { parse } from 'node-html-parser';
import { amountOf, type Amount } from './figures.ts';

export interface TableData {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The cells of an HTML table, row by row, starting with the head. */
export const cellsOf = (html: string): string[][] =>
  parse(html)
    .querySelectorAll('tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => cell.innerHTML.trim()));

/** Whether a row adds up the ones above it. */
export const isTotal = ([label = '']: readonly string[]): boolean => /^(Total|All)$/.test(label);

/** A bar of a chart, in thousandths of the chart's width. */
export interface Bar {
  start: number;
  length: number;
  kind: 'plain' | 'loss' | 'total' | 'before';
}

/**
 * The bars of some columns on one scale, by column and row. If the last row is a total, each bar begins where the one
 * above it ends. Otherwise all bars begin at zero, and of two columns, the first shows the earlier values. A cell has
 * no bar if its unit is not that of the column's last cell.
 */
export function barsOf(rows: readonly (readonly string[])[], columns: readonly number[]): (Bar | undefined)[][] {
  const adds = isTotal(rows.at(-1) ?? []);
  const read = (column: number) => rows.map((row) => amountOf(row[column] ?? ''));
  const lengths = columns.map((column) => measureBars(read(column), adds));
  const widest = Math.max(...lengths.flat().map((bar) => (bar ? bar.start + bar.length : 0))) || 1;
  const share = (amount: number) => Math.round((amount / widest) * 1000);
  const bars: (Bar | undefined)[][] = [];
  for (const [place, column] of columns.entries()) {
    const kind = place < columns.length - 1 ? ('before' as const) : undefined;
    bars[column] = lengths[place]!.map(
      (bar) => bar && { start: share(bar.start), length: share(bar.length), kind: kind ?? bar.kind },
    );
  }
  return bars;
}

function measureBars(figures: readonly (Amount | undefined)[], adds: boolean): (Bar | undefined)[] {
  const unit = figures.findLast(Boolean)?.unit;
  let reached = 0;
  return figures.map((figure, index) => {
    if (!figure || figure.unit !== unit) return undefined;
    const { amount } = figure;
    if (adds && index === figures.length - 1) return { start: 0, length: amount, kind: 'total' };
    const start = adds ? Math.min(reached, reached + amount) : 0;
    reached += amount;
    return { start, length: Math.abs(amount), kind: amount < 0 ? 'loss' : 'plain' };
  });
}
