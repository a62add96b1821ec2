/** Reads tables in articles, and computes the bars of their charts. */
import { parse } from 'node-html-parser';
import { amountOf, type Amount } from './figures.ts';

export interface TableData {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether the last row adds up the ones above it. */
  total?: boolean | undefined;
}

/** The cells of an HTML table, row by row, starting with the head. */
export function cellsOf(html: string): string[][] {
  const rows = parse(html).querySelectorAll('tr');
  return rows.map((row) => row.querySelectorAll('th, td').map((cell) => cell.innerHTML.trim()));
}

/** The rows of a table without its total, and the total if there is one. */
export function splitTotal({ rows, total = false }: Pick<TableData, 'rows' | 'total'>) {
  if (!total) return { parts: rows };
  return { parts: rows.slice(0, -1), totalRow: rows.at(-1) };
}

/** A bar of a chart, in thousandths of the chart's width. */
export interface Bar {
  start: number;
  length: number;
  /** `before`: the earlier value of the row. */
  kind: 'value' | 'loss' | 'total' | 'before';
}

/**
 * The bars of some columns on one scale, by column and row. If the last row is a total (`hasTotal`), each bar begins where
 * the one above it ends. Otherwise all bars begin at zero, and of two columns, the first shows the earlier values. A cell has
 * no bar if its unit is not that of the column's last cell.
 */
export function barsOf(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  hasTotal: boolean,
): (Bar | undefined)[][] {
  /** The bars in the tables' own units. */
  const measured = columns.map((column) => {
    const amounts = rows.map((row) => amountOf(row[column] ?? ''));
    return measureBars(amounts, hasTotal);
  });
  const ends = measured.flat().map((bar) => (bar ? bar.start + bar.length : 0));
  const widest = Math.max(...ends) || 1;
  const toThousandths = (amount: number) => Math.round((amount / widest) * 1000);

  const bars: (Bar | undefined)[][] = [];
  for (const [index, column] of columns.entries()) {
    const isLastColumn = index === columns.length - 1;
    bars[column] = measured[index]!.map((bar) => {
      if (!bar) return undefined;
      return {
        start: toThousandths(bar.start),
        length: toThousandths(bar.length),
        kind: isLastColumn ? bar.kind : 'before',
      };
    });
  }
  return bars;
}

/** The bars of one column, in the unit of its last amount. */
function measureBars(amounts: readonly (Amount | undefined)[], hasTotal: boolean): (Bar | undefined)[] {
  const unit = amounts.findLast(Boolean)?.unit;
  let sum = 0;
  return amounts.map((cell, index) => {
    if (!cell || cell.unit !== unit) return undefined;
    const { amount } = cell;
    const isTotalRow = hasTotal && index === amounts.length - 1;
    if (isTotalRow) return { start: 0, length: amount, kind: 'total' };
    // A loss goes back from the sum so far.
    const start = hasTotal ? Math.min(sum, sum + amount) : 0;
    sum += amount;
    return { start, length: Math.abs(amount), kind: amount < 0 ? 'loss' : 'value' };
  });
}
