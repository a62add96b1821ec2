import { expect, test } from 'vitest';
import { fitHeadline } from '../../../tools/build/preview-pictures/fit-headline.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const room = { width: 800, height: 336, sizes: [104, 80, 60, 48], lineHeight: 1.07 };
const fit = (headline: string) => fitHeadline(headline, room, measure);
const linesOf = (headline: string) => fit(headline).lines.map((runs) => runs.map(({ text }) => text).join(''));

test('sets a short headline large, on one line', () => {
  expect(fit('Insights')).toMatchObject({ size: 104, lines: [[{ text: 'Insights' }]] });
});

test.each([
  'How CRM Automation Doubles Conversions',
  'Why Most AI Implementations Fail, and How to Avoid It While You Are At It Again',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  `${'Unbreakable'.repeat(30)} and more`,
])('fits its room and keeps every word: %s', (headline) => {
  const { size, lines } = fit(headline);
  expect(linesOf(headline).join(' ').replaceAll('  ', ' ')).toBe(headline);
  expect(lines.length * size * room.lineHeight).toBeLessThanOrEqual(room.height);
  for (const line of linesOf(headline)) expect(measure(line) * size).toBeLessThanOrEqual(room.width);
});

test('leaves no word alone on the last line where the lines can be even', () => {
  expect(linesOf('The hidden cost of manual entry now')).toEqual(['The hidden', 'cost of manual', 'entry now']);
});

test.each([
  ['AI vs. Human Support: The Future', ' The Future'],
  ['The agent finds them. You talk.', ' You talk.'],
])('gives the second part of "%s" the second color', (headline, second) => {
  const runs = fit(headline).lines.flat();
  const colored = runs.filter(({ isSecond }) => isSecond).map(({ text }) => text.trim());
  expect(colored.join(' ')).toBe(second.trim());
});

test('a headline of one part has one color', () => {
  expect(
    fit('AI vs. Human Support')
      .lines.flat()
      .some(({ isSecond }) => isSecond),
  ).toBe(false);
});
