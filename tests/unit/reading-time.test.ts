import { expect, test } from 'vitest';
import { countWords, readingMinutes } from '../../src/lib/reading-time.ts';

test('counts words and figures, but no signs, tags or link targets', () => {
  expect(countWords('## Save **$2,500** a week — don’t [wait](/services/crm-integrations)!')).toBe(6);
  expect(countWords('Write to <Email for="general" /> today')).toBe(3);
  expect(countWords('| Job | Hours |\n| --- | --- |\n| Typing | 7.5 |')).toBe(4);
});

test('counts the caption of a table', () => {
  expect(countWords('<Table caption="What a year costs" plot="A year">\n\n| Job |\n| --- |\n\n</Table>')).toBe(5);
});

test('counts the caption of a picture, but not the words for people who cannot see it', () => {
  expect(countWords('One ![a red field](./red.png) two ![red](./red.png "All of it") six')).toBe(6);
});

test('counts words of other alphabets', () => {
  expect(countWords('Łódź naïve Ολλανδία')).toBe(3);
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1280, 7],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
