/** Draws the articles' pictures. Each is a chart of a table in its article, so it changes when the table changes. */
import { amountOf } from './figures.ts';
import { isTotal, type TableData } from './tables.ts';

/** A drawing that is 100 units wide, stretches to its box and is `lines` lines of text high. */
interface Chart {
  lines: number;
  /** Path data. An agent's marks are a `stroke`; a person's are `person` (a saffron shape) or a `dot`. */
  paths: Partial<Record<'solid' | 'person' | 'outline' | 'stroke' | 'dot', string>>;
  labels: readonly { x: number; y: number; text: string; align?: 'middle' }[];
}

const round = (value: number) => Math.round(value * 100) / 100;
const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${height}h${round(-width)}Z`;
const amount = (printed = '') => amountOf(printed)?.amount ?? NaN;
const align = 'middle';

export const articleCharts = {
  /** One bar per row, from the last column. Losses are hollow. */
  bars({ rows }) {
    const shown = rows.filter((row) => !isTotal(row)).map((row) => ({ row, size: amount(row.at(-1)) }));
    const least = Math.min(0, ...shown.map(({ size }) => size));
    const most = Math.max(...shown.map(({ size }) => size));
    const place = (size: number) => 44 + ((size - least) / (most - least)) * 32;
    const step = 1.6;
    const bars = shown.map(({ size }, index) => ({
      isHollow: size < 0,
      path: box(place(Math.min(0, size)), index * step + 0.25, Math.abs(place(size) - place(0)), 1),
    }));
    const join = (hollow: boolean) => bars.map(({ isHollow, path }) => (isHollow === hollow ? path : '')).join('');
    return {
      lines: round(shown.length * step),
      paths: { solid: join(false), outline: join(true) },
      labels: shown.flatMap(({ row, size }, index) => [
        { x: 0, y: index * step + 1.1, text: row[0] ?? '' },
        { x: round(place(Math.max(0, size)) + 1.5), y: index * step + 1.1, text: row.at(-1) ?? '' },
      ]),
    };
  },

  /** One divided bar for each column that has a total. If there are several, the last part of each is a person's. */
  shares({ head, rows }) {
    const parts = rows.filter((row) => !isTotal(row));
    const total = rows.find(isTotal) ?? [];
    const columns = total.flatMap((cell, column) => (column > 0 && cell ? [column] : []));
    const [height, step] = [1.9, 3.9];
    const wholes = columns.map((column, place) => {
      const y = place * step + 1.5;
      let x = 0;
      const pieces = parts.map((row) => {
        const width = (amount(row[column]) / amount(total[column])) * 100;
        x += width;
        return { name: row[0] ?? '', from: round(x - width), middle: round(x - width / 2), width, y };
      });
      return { pieces, label: { x: 0, y: y - 0.5, text: `${total[column]} ${head[column]?.toLowerCase()}` } };
    });
    const people = columns.length > 1 ? wholes.map(({ pieces }) => pieces.at(-1)!) : [];
    const inked = wholes.flatMap(({ pieces }) => pieces).filter((piece) => !people.includes(piece));
    const lines = columns.length > 0 ? step * (columns.length - 1) + height + 1.5 : NaN;
    const names = wholes.at(-1)?.pieces ?? [];
    return {
      lines: lines + 1.6,
      paths: {
        solid: inked.map(({ from, y, width }) => box(from, y, width - 0.6, height)).join(''),
        person: people.map(({ from, y, width }) => box(from, y, width, height)).join(''),
      },
      labels: [
        ...wholes.map(({ label }) => label),
        ...names.map(({ middle, name }) => ({ x: middle, y: lines + 1.2, text: name, align }) as const),
      ],
    };
  },

  /** Days on an axis. The first column is the day, the second who acts. Whoever acts first is the machine. */
  timeline({ rows }) {
    const [first, last] = [amount(rows[0]?.[0]), amount(rows.at(-1)?.[0])];
    const steps = rows.map(([day = '', by = '']) => ({
      day: day.split(' ')[0]!,
      who: by.split(/\W/)[0] ?? '',
      x: round(5 + ((amount(day) - first) / (last - first)) * 90),
    }));
    const machine = steps[0]?.who;
    /** Moves a label away from the one before it, if they would touch. */
    const apart = (place: number, x: number) => (x - (steps[place - 1]?.x ?? -12) < 12 ? x + 3 : x);
    return {
      lines: 5.2,
      paths: {
        outline: 'M5 2.8H95',
        stroke: steps.map(({ who, x }) => (who === machine ? `M${x} 2.8v-1` : '')).join(''),
        dot: steps.map(({ who, x }) => (who === machine ? '' : `M${x} 2.8h0`)).join(''),
      },
      labels: steps.flatMap(({ day, who, x }, place) => [
        { x, y: 1.3, text: day, align } as const,
        { x: apart(place, x), y: 4.7, text: who, align } as const,
      ]),
    };
  },
} as const satisfies Record<string, (table: TableData) => Chart>;

/** The fields of a blog entry that these functions need. */
export interface ChartedPost {
  id: string;
  filePath?: string | undefined;
  data: { chart: keyof typeof articleCharts; table: TableData };
}

/** @throws Error that names the field, when the table cannot be drawn in that way */
export function chartOf({ id, filePath = id, data: { chart, table } }: ChartedPost): Chart {
  const drawing = articleCharts[chart](table);
  // JSON turns NaN and Infinity into null.
  if (!/NaN|Infinity|null/.test(JSON.stringify(drawing))) return drawing;
  throw new Error(
    `${filePath}: chart: "${chart}" cannot draw the table "${table.caption}": choose another chart or another table.`,
  );
}
