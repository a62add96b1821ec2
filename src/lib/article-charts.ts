/** Draws the articles' pictures. Each is a chart of a table in its article, so it changes when the table changes. */
import { amountOf } from './figures.ts';
import { splitTotal, type TableData } from './tables.ts';

/** A chart that is 100 units wide, stretches to its box and is `lines` lines of text high. */
interface Chart {
  lines: number;
  /** Path data. An agent's marks are a `stroke`; a person's are `person` (a saffron shape) or a `dot`. */
  paths: Partial<Record<'solid' | 'person' | 'outline' | 'stroke' | 'dot', string>>;
  labels: readonly Label[];
}

interface Label {
  x: number;
  y: number;
  text: string;
  align?: 'middle';
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The path of a rectangle. */
const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${height}h${round(-width)}Z`;

/** The amount in a cell; NaN if the cell has none. */
const amountIn = (cell = '') => amountOf(cell)?.amount ?? NaN;

export const articleCharts = {
  /** One bar per row, from the last column. Losses are hollow. */
  bars(table) {
    const { parts: shown } = splitTotal(table);
    const amounts = shown.map((row) => amountIn(row.at(-1)));
    const least = Math.min(0, ...amounts);
    const most = Math.max(...amounts);
    /** Left of the bars is room for the rows' names, and right of them for the amounts. */
    const [barsStart, barsWidth] = [44, 32];
    const xOf = (amount: number) => barsStart + ((amount - least) / (most - least)) * barsWidth;
    const rowHeight = 1.6;

    const bars = amounts.map((amount, index) => {
      const start = xOf(Math.min(0, amount));
      const width = Math.abs(xOf(amount) - xOf(0));
      return { isLoss: amount < 0, path: rectangle(start, index * rowHeight + 0.25, width, 1) };
    });
    const gains = bars.filter(({ isLoss }) => !isLoss);
    const losses = bars.filter(({ isLoss }) => isLoss);

    const labels = shown.flatMap((row, index): Label[] => {
      const y = index * rowHeight + 1.1;
      const barEnd = xOf(Math.max(0, amounts[index]!));
      return [
        { x: 0, y, text: row[0] ?? '' },
        { x: round(barEnd + 1.5), y, text: row.at(-1) ?? '' },
      ];
    });

    return {
      lines: round(shown.length * rowHeight),
      paths: {
        solid: gains.map(({ path }) => path).join(''),
        outline: losses.map(({ path }) => path).join(''),
      },
      labels,
    };
  },

  /** One divided bar for each column that has a total. If there are several, the last part of each is a person's. */
  shares({ head, ...table }) {
    const { parts: partRows, totalRow = [] } = splitTotal(table);
    const columns = [...totalRow.keys()].filter((column) => column > 0 && totalRow[column]);
    const [barHeight, barDistance] = [1.9, 3.9];

    const bars = columns.map((column, index) => {
      const y = index * barDistance + 1.5;
      const total = amountIn(totalRow[column]);
      let end = 0;
      const parts = partRows.map((row) => {
        const width = (amountIn(row[column]) / total) * 100;
        end += width;
        return { name: row[0] ?? '', start: round(end - width), middle: round(end - width / 2), width, y };
      });
      const text = `${totalRow[column]} ${head[column]?.toLowerCase()}`;
      return { parts, label: { x: 0, y: y - 0.5, text } };
    });

    const personParts = columns.length > 1 ? bars.map(({ parts }) => parts.at(-1)!) : [];
    const otherParts = bars.flatMap(({ parts }) => parts).filter((part) => !personParts.includes(part));
    // Without a total, nothing can be drawn: NaN makes `chartOf` throw.
    const lastBarEnd = columns.length > 0 ? barDistance * (columns.length - 1) + barHeight + 1.5 : NaN;
    const names = (bars.at(-1)?.parts ?? []).map(({ middle, name }): Label => ({
      x: middle,
      y: lastBarEnd + 1.2,
      text: name,
      align: 'middle',
    }));

    return {
      lines: lastBarEnd + 1.6,
      paths: {
        // A gap of 0.6 separates a part from the next one.
        solid: otherParts.map(({ start, y, width }) => rectangle(start, y, width - 0.6, barHeight)).join(''),
        person: personParts.map(({ start, y, width }) => rectangle(start, y, width, barHeight)).join(''),
      },
      labels: [...bars.map(({ label }) => label), ...names],
    };
  },

  /** Days on an axis. The first column is the day, the second who acts. Whoever acts first is the machine. */
  timeline({ rows }) {
    const firstDay = amountIn(rows[0]?.[0]);
    const lastDay = amountIn(rows.at(-1)?.[0]);
    const steps = rows.map(([day = '', actor = '']) => ({
      day: day.split(' ')[0]!,
      actor: actor.split(/\W/)[0] ?? '',
      x: round(5 + ((amountIn(day) - firstDay) / (lastDay - firstDay)) * 90),
    }));
    const machine = steps[0]?.actor;
    const machineSteps = steps.filter(({ actor }) => actor === machine);
    const personSteps = steps.filter(({ actor }) => actor !== machine);
    const axisY = 2.8;

    const labels = steps.flatMap(({ day, actor, x }, index): Label[] => {
      const previous = steps[index - 1];
      // A label that would touch the one before it moves to the right.
      const isClose = previous !== undefined && x - previous.x < 12;
      return [
        { x, y: 1.3, text: day, align: 'middle' },
        { x: isClose ? x + 3 : x, y: 4.7, text: actor, align: 'middle' },
      ];
    });

    return {
      lines: 5.2,
      paths: {
        outline: `M5 ${axisY}H95`,
        stroke: machineSteps.map(({ x }) => `M${x} ${axisY}v-1`).join(''),
        dot: personSteps.map(({ x }) => `M${x} ${axisY}h0`).join(''),
      },
      labels,
    };
  },
} as const satisfies Record<string, (table: TableData) => Chart>;

/** The fields of an article that these functions need. */
export interface ChartedPost {
  id: string;
  filePath?: string | undefined;
  data: { chart?: keyof typeof articleCharts | undefined; table?: TableData | undefined };
}

/**
 * The chart of an article's table; undefined if the article has none.
 *
 * @throws Error that names the field, when the table cannot be drawn in that way
 */
export function chartOf({ id, filePath = id, data }: ChartedPost): Chart | undefined {
  const { chart: type, table } = data;
  if (!type || !table) return undefined;
  const chart = articleCharts[type](table);
  // JSON turns NaN and Infinity into null; in a path's text they stay.
  const isDrawable = !/NaN|Infinity|null/.test(JSON.stringify(chart));
  if (!isDrawable) {
    throw new Error(
      `${filePath}: chart: "${type}" cannot draw the table "${table.caption}": choose another chart or another table.`,
    );
  }
  return chart;
}
