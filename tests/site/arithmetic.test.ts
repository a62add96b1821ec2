/** Articles and service pages promise exact arithmetic, so every printed expression and total is recomputed. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { decimalSeparator, groupSeparator, currencySign } from '../../src/lib/locale.ts';
import { pages, wordsOf } from './built-site.ts';

const texts = pages.filter(({ route }) => /^\/(blog|services)\/[^/]+$/.test(route));
const main = (root: HTMLElement) => root.querySelector('main')!;

const [money, point] = [currencySign, decimalSeparator].map(RegExp.escape);
const number = String.raw`(?:${money}\s?)?\d+(?:[${groupSeparator}]\d+)*(?:${point}\d+)?(?:\s?${money})?`;
const expressions = new RegExp(`(${number}(?: [×÷+−] ${number})+) = (${number})`, 'g');

/** "−$6,000" is -6000 and "9%" is 0.09; anything else is not a number. */
function numberOf(text: string): number | undefined {
  const [, minus, printed, percent] = new RegExp(`^([−-]?)(${number})(%?)$`).exec(text.trim()) ?? [];
  if (!printed) return undefined;
  const digits = printed.replace(currencySign, '').replaceAll(groupSeparator, '').replace(decimalSeparator, '.');
  return (Number(digits) / (percent ? 100 : 1)) * (minus ? -1 : 1);
}

const cellsOf = (table: HTMLElement) =>
  table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(wordsOf));

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

/** The largest rounding error: half a unit of the last printed digit, and a little for floating point. */
const rounding = (printed: string) =>
  0.5 * 10 ** -(/^\d+/.exec(printed.split(decimalSeparator)[1] ?? '')?.[0].length ?? 0) + 1e-9;

test('every expression that a text prints has the result that it prints', () => {
  const found = texts.flatMap(({ route, root }) =>
    [...wordsOf(main(root)).matchAll(expressions)].map(([text, expression = '', result = '']) => ({
      text: `${route}: ${text}`,
      wrong: Math.abs(valueOf(expression) - numberOf(result)!) > rounding(result),
    })),
  );
  expect(found.filter(({ wrong }) => wrong).map(({ text }) => text)).toEqual([]);
});

test('every total of a table is the sum of its column', () => {
  const tables = texts.flatMap(({ route, root }) =>
    main(root)
      .querySelectorAll('table')
      .map((table) => ({ route, rows: cellsOf(table) }))
      .filter(({ rows }) => /^(Total|All)$/.test(rows.at(-1)?.[0] ?? '')),
  );
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
