/** Values that appear on several pages are the same on all of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { calculator } from '../../../src/data/calculator.ts';
import { sharedValues } from '../../../src/data/shared-values.ts';
import { formatMoney, formatTypingCost, computeTypingCost } from '../../../src/lib/typing-cost.ts';
import { folder, pageAt, pages, wordsOf } from '../built-site.ts';

const { example, rates, table } = calculator;

const sources = [
  ...pages.map(({ route, root }) => ({ route, words: wordsOf(root) })),
  { route: '/llms.txt', words: readFileSync(join(folder, 'llms.txt'), 'utf8') },
];

/** A pattern with the part that must be the same in brackets, its expected value, and the least number of pages. */
const statements: Record<string, [RegExp, string, number]> = {
  'an hour of work': [/(\$\d+) (?:an hour|for a salary)/g, sharedValues['hour']!, 2],
  'the price of a tool': [/(\$\d+)(?:-a-month| a month for the tool| tool does not)/g, sharedValues['tool']!, 2],
  'the share that is automated': [/(\d+)% fewer manual CRM tasks/g, sharedValues['share']!.replace('%', ''), 2],
  'the speed of answers': [/(\d+%) of queries (?:answered )?in under 2 seconds/g, '85%', 2],
  'how many records agree': [/(99\.\d+%)(?= data accuracy| of the records| of 4,000)/g, '99.9%', 2],
};

test.each(Object.entries(statements))('%s', (_, [pattern, value, least]) => {
  const found = sources.flatMap(({ route, words }) =>
    [...words.matchAll(pattern)].map(([, said]) => ({ route, said })),
  );
  expect(found.filter(({ said }) => said !== value)).toEqual([]);
  expect(new Set(found.map(({ route }) => route)).size).toBeGreaterThanOrEqual(least);
});

test('the calculator opens with the figures of its article’s text', () => {
  // Parse a copy, because tests share the pages.
  const root = parse(pageAt('/blog/hidden-cost-manual-data-entry-2025').html);
  const { typingCost = '', netSavings = '', breakEvenHours = '' } = formatTypingCost(example, rates);
  const shown = root.querySelectorAll('#calculator dd').map(wordsOf);
  expect(shown).toEqual([typingCost, netSavings, `${breakEvenHours} hours a week`]);
  root.querySelector('#calculator')!.remove();
  for (const figure of [`= ${typingCost}`, `= ${netSavings} a year`, `= ${Number(breakEvenHours).toFixed(1)} hours`]) {
    expect(wordsOf(root)).toContain(figure);
  }
  expect(table.hours).toContain(example.hours);
});

test('the shared values are those of the calculator’s example', () => {
  const { hourlyCost, breakEvenHours } = computeTypingCost(example, rates);
  const computed = { hour: formatMoney(hourlyCost), tool: formatMoney(example.tool) };
  expect(sharedValues).toMatchObject({
    ...computed,
    share: `${rates.automatedShare * 100}%`,
    breakEven: breakEvenHours.toFixed(0),
  });
});
