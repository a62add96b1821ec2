/** The articles' pictures. Each draws the figures of a table of its own article, so a changed table is a changed picture. */
import { minutesOf, type Actor } from './clock.ts';
import { amountOf } from './figures.ts';
import { isTotal, tablesOf, type WrittenTable } from './tables.ts';

/** On a box 100 wide, whatever its width on the screen, and `lines` lines of text high. */
export interface Drawing {
  lines: number;
  /** Filled shapes: a machine's, a person's (saffron), and outlined ones. */
  solid?: string;
  person?: string;
  outline?: string;
  /** Lines of an even width; `strong` ones are an agent's steps. */
  line?: string;
  strong?: string;
  dots?: readonly { x: number; y: number; by: Actor }[];
  labels: readonly { x: number; y: number; text: string; align?: 'middle' | 'end' }[];
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;
const round = (value: number) => Math.round(value * 100) / 100;
const amount = (printed = '') => amountOf(printed)?.amount ?? 0;
/** What a table counts: its rows without the total, and the total. */
const parts = ({ rows }: WrittenTable) => ({
  rows: rows.filter((row) => !isTotal(row)),
  total: rows.find(isTotal) ?? [],
});

export const motifs = {
  /** Two wholes of the same parts, one above the other: the second and the last column. The last part is a person's. */
  support(table) {
    const { rows, total } = parts(table);
    const columns = [1, table.head.length - 1];
    const [height, step] = [1.9, 3.4];
    let person = '';
    let solid = '';
    const seams: number[] = [];
    const labels = columns.flatMap((column, place) => {
      const whole = amount(total[column]);
      const y = place * step + 1.5;
      let x = 0;
      for (const row of rows) {
        const share = (amount(row[column]) / whole) * 100;
        const piece = box(round(x), y, round(share), height);
        if (row === rows.at(-1)) {
          person += piece;
          seams.push(round(x));
        } else {
          solid += box(round(x), y, round(share - 0.6), height);
        }
        x += share;
      }
      const last = rows.at(-1) ?? [];
      // The first whole has its words above it, the second below, so that nothing crosses the seam.
      const words = place === 0 ? y - 0.5 : y + height + 1.1;
      return [
        { x: 0, y: words, text: `${total[column]} ${table.head[column]?.toLowerCase()}` },
        { x: 100, y: words, text: `${last[0]} ${last[column]}`, align: 'end' as const },
      ];
    });
    const line = `M${seams[0]} ${1.5 + height}L${seams[1]} ${1.5 + step}`;
    return { lines: step + height + 2.8, solid, person, line, labels };
  },

  /** Days on their axis: strokes are the system's, dots a person's. The first column is the day, the second who acts. */
  crm({ rows }) {
    const days = rows.map(([day = '']) => Number(day));
    const [first, last] = [Math.min(...days), Math.max(...days)];
    const steps = rows.map(([day = '', by = '']) => ({
      x: round(6 + ((Number(day) - first) / (last - first)) * 88),
      day,
      who: by.split(/\W/)[0] ?? '',
    }));
    const machine = steps[0]?.who;
    return {
      lines: 6.3,
      line: 'M6 2.9H94',
      strong: steps
        .filter(({ who }) => who === machine)
        .map(({ x }) => `M${x} 1.9v1`)
        .join(''),
      dots: steps.filter(({ who }) => who !== machine).map(({ x }) => ({ x, y: 2.9, by: 'person' as const })),
      labels: steps.flatMap(({ x, day, who }) => [
        { x, y: 1.3, text: day, align: 'middle' as const },
        // A line lower: two days may be close to each other.
        { x, y: who === machine ? 4.7 : 5.9, text: who, align: 'middle' as const },
      ]),
    };
  },

  /** A bar a row; hollow where the second column says that nobody sees it. */
  ledger(table) {
    const { rows } = parts(table);
    // Only a column that says Yes somewhere tells what is seen.
    const marks = rows.some((row) => row[1] === 'Yes');
    const most = Math.max(...rows.map((row) => amount(row.at(-1))));
    const step = 1.7;
    let solid = '';
    let outline = '';
    const labels = rows.flatMap((row, index) => {
      const length = round((amount(row.at(-1)) / most) * 30);
      const bar = box(42, round(index * step + 0.3), length, 1);
      if (marks && row[1] !== 'Yes') outline += bar;
      else solid += bar;
      const y = index * step + 1.15;
      return [
        { x: 0, y, text: row[0] ?? '' },
        { x: round(43.5 + length), y, text: row.at(-1) ?? '' },
      ];
    });
    return { lines: rows.length * step, solid, outline, labels };
  },

  /** A column of two places a row, filled by its points. */
  checklist(table) {
    const { rows, total } = parts(table);
    const most = 2;
    const places = rows.map((row, index) => ({
      x: round(((index + 0.5) / rows.length) * 100),
      sign: row[0] ?? '',
      points: amount(row.at(-1)),
    }));
    return {
      lines: 7,
      dots: places.flatMap(({ x, points }) =>
        Array.from({ length: most }, (_, place) => ({
          x,
          y: 3.1 - place * 2,
          by: place < points ? ('agent' as const) : ('customer' as const),
        })),
      ),
      labels: [
        ...places.map(({ x, sign }) => ({ x, y: 5, text: sign, align: 'middle' as const })),
        { x: 0, y: 6.8, text: `${total.at(-1)} of ${rows.length * most}` },
      ],
    };
  },
} as const satisfies Record<string, (table: WrittenTable) => Drawing>;

export type Motif = keyof typeof motifs;

/** The picture of an article that names no table: the hand-off itself, from an agent's step to a person's. */
export const handOff: Drawing = {
  lines: 5,
  line: 'M4 2.5H96',
  strong: 'M4 1.9v1.2',
  dots: [{ x: 96, y: 2.5, by: 'person' }],
  labels: [],
};

/** What these functions need of an entry of the blog collection. */
export interface DrawnPost {
  id: string;
  filePath?: string | undefined;
  body?: string | undefined;
  data: { icon: Motif; draws?: string | undefined };
}

/**
 * The table that an article's picture is drawn from.
 *
 * @throws Error that names the article's tables, when it has no such one
 */
export function tableDrawnBy({ id, filePath = id, body = '', data: { draws } }: DrawnPost): WrittenTable | undefined {
  if (!draws) return undefined;
  const tables = tablesOf(body);
  const table = tables.find(({ caption }) => caption === draws);
  if (table) return table;
  const captions = tables.map(({ caption }) => `"${caption}"`).join(', ') || 'none';
  throw new Error(
    `${filePath}: draws: there is no table "${draws}": name the caption of one of its own (${captions}).`,
  );
}

export function drawingOf(post: DrawnPost): Drawing {
  const table = tableDrawnBy(post);
  if (!table) return handOff;
  const drawing = motifs[post.data.icon](table);
  // What is no number is null in JSON.
  if (!/NaN|Infinity|null/.test(JSON.stringify(drawing))) return drawing;
  throw new Error(
    `${post.filePath ?? post.id}: icon: "${post.data.icon}" cannot draw the table "${table.caption}": choose another icon or another table.`,
  );
}

/** A job's steps on their clock: agents' strokes, people's dots, customers' rings. */
export function sheetDrawing(steps: readonly { time: string; by: Actor }[]): Drawing {
  const times = minutesOf(steps.map(({ time }) => time));
  const first = times[0] ?? 0;
  const whole = (times.at(-1) ?? 0) - first || 1;
  const places = steps.map(({ by }, index) => ({
    by,
    x: round(3 + (((times[index] ?? 0) - first) / whole) * 94),
    y: 1.5,
  }));
  return {
    lines: 4,
    line: 'M0 1.5H100',
    strong: places
      .filter(({ by }) => by === 'agent')
      .map(({ x }) => `M${x} .3v1.2`)
      .join(''),
    dots: places.filter(({ by }) => by !== 'agent'),
    labels: [
      { x: 0, y: 3.7, text: steps[0]?.time ?? '' },
      { x: 100, y: 3.7, text: steps.at(-1)?.time ?? '', align: 'end' },
    ],
  };
}

/** A table in one sentence, for those who hear the picture. */
export const sentenceOf = ({ caption, rows }: WrittenTable): string =>
  `${caption}: ${rows.map((row) => `${row[0]} ${row.slice(1).filter(Boolean).join(', ')}`).join('; ')}`;
