import { expect, test } from 'vitest';
import { fitHeadline } from '../../../tools/build/preview-pictures/fit-headline.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const room = { width: 800, height: 336, sizes: [104, 80, 60, 48] };
const fit = (headline: string) => fitHeadline(headline, room, measure);
const linesOf = (headline: string) => fit(headline).lines;

test('sets a short headline large, on one line', () => {
  expect(fit('Insights')).toMatchObject({ size: 104, lines: ['Insights'] });
});

test.each([
  'How CRM Automation Doubles Conversions',
  'Why Most AI Implementations Fail, and How to Avoid It While You Are At It Again',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  `${'Unbreakable'.repeat(30)} and more`,
])('fits its room and keeps every word: %s', (headline) => {
  const { size, lines } = fit(headline);
  expect(linesOf(headline).join(' ')).toBe(headline);
  expect(lines.length * size).toBeLessThanOrEqual(room.height);
  for (const line of linesOf(headline)) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});

test('leaves no word alone on the last line where the lines can be even', () => {
  expect(linesOf('The hidden cost of manual entry now')).toEqual(['The hidden', 'cost of manual', 'entry now']);
});
