/** The tables of the demonstration's articles follow from each other. */
import { expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { articles, cellsOf, numberOf } from '../printed-numbers.ts';

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
