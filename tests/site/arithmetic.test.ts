/** Articles and service pages show their arithmetic, so every printed expression and total is calculated again. */
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { decimalSeparator, groupSeparator, currencySign } from '../../src/lib/locale.ts';
import { pages, wordsOf } from './built-site.ts';

const pagesWithFigures = pages.filter(({ route }) => /^\/(blog|services)\/[^/]+$/.test(route));
const mainOf = (root: HTMLElement) => root.querySelector('main')!;

const sign = RegExp.escape(currencySign);
const point = RegExp.escape(decimalSeparator);
/** "6", "6,000", "6.5" or "$6,000", as the site's locale writes them. */
const numberPattern = String.raw`(?:${sign}\s?)?\d+(?:[${groupSeparator}]\d+)*(?:${point}\d+)?(?:\s?${sign})?`;
/** "20 × 2 + 3 = 43". */
const expressionPattern = new RegExp(`(${numberPattern}(?: [×÷+−] ${numberPattern})+) = (${numberPattern})`, 'g');

/** "−$6,000" is -6000 and "9%" is 0.09; other texts are undefined. */
function parseNumber(text: string): number | undefined {
  const [, minus, digits, percent] = new RegExp(`^([−-]?)(${numberPattern})(%?)$`).exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const withoutSigns = digits.replace(currencySign, '').replaceAll(groupSeparator, '');
  const value = Number(withoutSigns.replace(decimalSeparator, '.'));
  const share = percent ? value / 100 : value;
  return minus ? -share : share;
}

/** Calculates an expression: multiplication and division before addition and subtraction. */
function calculate(expression: string): number {
  const [first = '', ...operations] = expression.split(/ (?=[×÷+−] )/);
  const terms = [parseNumber(first)!];
  for (const operation of operations) {
    const operator = operation[0];
    const number = parseNumber(operation.slice(2))!;
    if (operator === '+') terms.push(number);
    else if (operator === '−') terms.push(-number);
    else {
      const term = terms.pop()!;
      terms.push(operator === '×' ? term * number : term / number);
    }
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** The largest rounding error: half a unit of the last printed digit, and a little for floating point. */
function roundingError(printed: string): number {
  const [, fraction = ''] = printed.split(decimalSeparator);
  const decimals = /^\d*/.exec(fraction)![0].length;
  return 0.5 * 10 ** -decimals + 1e-9;
}

/** Whether a printed number is a value, but for rounding. */
const isAbout = (printed: string, value: number) => Math.abs(parseNumber(printed)! - value) <= roundingError(printed);

test('every expression on a page has the result that is printed', () => {
  const wrong: string[] = [];
  for (const { route, root } of pagesWithFigures) {
    for (const [text, expression = '', result = ''] of wordsOf(mainOf(root)).matchAll(expressionPattern)) {
      const value = calculate(expression);
      if (!isAbout(result, value)) wrong.push(`${route}: ${text}, but it is ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('every total of a table is the sum of its column', () => {
  const wrong: string[] = [];
  for (const { route, root } of pagesWithFigures) {
    for (const table of mainOf(root).querySelectorAll('table')) {
      const rows = table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(wordsOf));
      const totals = rows.at(-1) ?? [];
      if (!table.querySelector('tfoot')) continue;
      const rowsToAdd = rows.slice(1, -1);
      for (const [column, printed] of totals.entries()) {
        if (parseNumber(printed) === undefined) continue;
        const values = rowsToAdd.map((cells) => parseNumber(cells[column] ?? '') ?? 0);
        const sum = values.reduce((total, value) => total + value, 0);
        if (!isAbout(printed, sum)) wrong.push(`${route}: the total ${printed} should be ${sum}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
