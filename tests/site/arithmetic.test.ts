/** The articles sell scrupulous arithmetic: every expression, total and weekday that a page prints is worked out anew. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pages, wordsOf } from './built-site.ts';

const articles = pages.filter(({ route }) => /^\/blog\/[^/]+$/.test(route));
const main = (root: HTMLElement) => root.querySelector('main')!;

/** "−$6,000" is -6000, "9%" is 0.09; nothing else counts as a number. */
function numberOf(text: string): number | undefined {
  const [, minus = '', digits = '', percent = ''] = /^([−-]?)\$?([\d,]*\.?\d+)(%?)$/.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const size = Number(digits.replaceAll(',', '')) / (percent ? 100 : 1);
  return minus ? -size : size;
}

const number = String.raw`\$?\d[\d,]*(?:\.\d+)?`;
const expressions = new RegExp(`(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** Multiplication and division before addition and subtraction. */
function valueOf(expression: string): number {
  const [first = '', ...rest] = expression.split(/ ([×÷+−]) /);
  const terms = [numberOf(first)!];
  for (let place = 0; place < rest.length; place += 2) {
    const operand = numberOf(rest[place + 1]!)!;
    if (rest[place] === '×') terms.push(terms.pop()! * operand);
    if (rest[place] === '÷') terms.push(terms.pop()! / operand);
    if (rest[place] === '+') terms.push(operand);
    if (rest[place] === '−') terms.push(-operand);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Half a unit of the last digit that is printed, and a hair for floating point. */
const rounding = (printed: string) => 0.5 * 10 ** -(/\.(\d+)$/.exec(printed)?.[1]?.length ?? 0) + 1e-9;

test('every expression that an article prints has the result that it prints', () => {
  const found = articles.flatMap(({ route, root }) =>
    [...wordsOf(main(root)).matchAll(expressions)].map(([text, expression = '', result = '']) => ({
      text: `${route}: ${text}`,
      wrong: Math.abs(valueOf(expression) - numberOf(result)!) > rounding(result),
    })),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ wrong }) => wrong).map(({ text }) => text)).toEqual([]);
});

/** A table as rows of printed cells. */
const cellsOf = (table: HTMLElement) =>
  table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(wordsOf));

test('every total of an article’s table is the sum of its column', () => {
  const tables = articles.flatMap(({ route, root }) =>
    main(root)
      .querySelectorAll('table')
      .map((table) => ({ route, rows: cellsOf(table) }))
      .filter(({ rows }) => /^(Total|All)$/.test(rows.at(-1)?.[0] ?? '')),
  );
  expect(new Set(tables.map(({ route }) => route)).size).toBeGreaterThanOrEqual(4);
  for (const { route, rows } of tables) {
    const [, ...body] = rows;
    const total = body.pop()!;
    for (const [column, printed] of total.entries()) {
      const value = numberOf(printed);
      if (value === undefined) continue;
      const sum = body.reduce((all, cells) => all + (numberOf(cells[column] ?? '') ?? 0), 0);
      expect(Math.abs(sum - value), `${route}: ${printed} is the total of ${sum}`).toBeLessThanOrEqual(
        rounding(printed),
      );
    }
  }
});

/** The rows of a table with this caption, each as its cells by their column's name. */
function tableOf(caption: string): Record<string, string>[] {
  const figure = articles
    .flatMap(({ root }) => root.querySelectorAll('figure'))
    .find((candidate) => wordsOf(candidate.querySelector('figcaption')!) === caption);
  if (!figure) throw new Error(`There is no table "${caption}"`);
  const [head = [], ...rows] = cellsOf(figure);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, column) => [head[column] ?? '', cell])));
}

const valuesOf = (row: Record<string, string> | undefined, ...names: string[]) =>
  names.map((name) => numberOf(row?.[name] ?? '') ?? Number.NaN);

test('the minutes of messages and the hours of jobs follow from their counts', () => {
  for (const row of tableOf('Messages and minutes a month').slice(0, -1)) {
    const [messages = 0, each = 0, all] = valuesOf(row, 'Messages', 'Minutes each', 'Total minutes');
    expect(messages * each, row['Pile']).toBe(all);
  }
  for (const row of tableOf('Hours a week in three jobs').slice(0, -1)) {
    const [runs = 0, each = 0, hours] = valuesOf(row, 'Runs a week', 'Minutes each', 'Hours a week');
    expect((runs * each) / 60, row['Job']).toBe(hours);
  }
});

test('the deals from 100 quotes follow from the two assumptions, are split between two reps, and double', () => {
  const [early, late, deals, perRep] = tableOf('Deals from 100 quotes').map((row) =>
    valuesOf(row, 'Today', 'With the sequence'),
  );
  const buyers = 20;
  const needFive = 0.8 * buyers;
  expect(late).toEqual([0.25 * needFive, 0.75 * needFive]);
  for (const column of [0, 1]) {
    expect(early![column]).toBe(buyers - needFive);
    expect(early![column]! + late![column]!).toBe(deals![column]);
    expect(deals![column]! / 2).toBe(perRep![column]);
  }
  expect(deals![1]).toBe(2 * deals![0]!);
});

test('what two plans bring is their return less their spending', () => {
  const [, spending, returns, result] = tableOf('One large project or four small ones').map((row) =>
    valuesOf(row, 'Plan A', 'Plan B'),
  );
  for (const column of [0, 1]) expect(returns![column]! - spending![column]!).toBe(result![column]);
});

test('what a tool saves is its share of the bill beside it', () => {
  const bill = new Map(
    tableOf('What manual entry costs a year').map((row) => [row['Line'], numberOf(row['A year']!)!]),
  );
  const saved = new Map(
    tableOf('What a tool saves in the first year').map((row) => [row['Line'], numberOf(row['A year']!)!]),
  );
  expect(saved.get('Typing')).toBe(0.65 * bill.get('Typing')!);
  expect(saved.get('Slips')).toBe(Math.round(0.75 * bill.get('Slips')!));
  expect(saved.get('Checking')).toBe(0.5 * bill.get('Checking')!);
  expect(saved.get('Late invoices and lost orders')).toBe((bill.get('Late invoices')! + bill.get('Lost orders')!) / 2);
});

test('every date that names a weekday falls on it', () => {
  const dated = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day), (\w+ \d{1,2}, \d{4})/g;
  const found = articles.flatMap(({ root }) => [...wordsOf(main(root)).matchAll(dated)]);
  expect(found.length).toBeGreaterThan(2);
  for (const [text, weekday, date] of found) {
    const actual = new Date(`${date} UTC`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    expect(actual, text).toBe(weekday);
  }
});
