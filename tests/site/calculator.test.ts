/** The figures of the calculator's example agree with the text of its article and with the values that pages share. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { calculator } from '../../src/data/calculator.ts';
import { sharedValues } from '../../src/data/shared-values.ts';
import { computeTypingCost, formatMoney, formatTypingCost } from '../../src/lib/typing-cost.ts';
import { pages, wordsOf } from './built-site.ts';

const article = pages.find(({ root }) => root.querySelector('#Calculator'));

test.skipIf(!article)('the calculator opens with the figures of its article’s text', () => {
  const figures = formatTypingCost(calculator.example, calculator.rates);
  // Parsed again, because tests share the pages and this one removes the calculator.
  const root = parse(article!.html);
  const results = root.querySelectorAll('#Calculator dd').map(wordsOf).join('\n');
  expect(results).toContain(figures.typingCost);
  expect(results).toContain(figures.netSavings);
  expect(results).toContain(figures.breakEvenHours);
  root.querySelector('#Calculator')!.remove();
  const articleText = wordsOf(root);
  expect(articleText).toContain(figures.typingCost);
  expect(articleText).toContain(figures.netSavings);
  expect(calculator.table.hours).toContain(calculator.example.hours);
});

test.skipIf(!article)('the values that several pages print are those of the calculator’s example', () => {
  const { example, rates } = calculator;
  const { hourlyCost, breakEvenHours } = computeTypingCost(example, rates);
  expect(sharedValues).toMatchObject({
    hour: formatMoney(hourlyCost),
    tool: formatMoney(example.tool),
    share: `${rates.automatedShare * 100}%`,
    breakEven: breakEvenHours.toFixed(0),
  });
});
