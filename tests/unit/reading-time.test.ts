import { expect, test } from 'vitest';
import { countWords, readingMinutes } from '../../src/lib/reading-time.ts';

test.each([
  ['figures, but no signs', 'Save **$2,500** a week — don’t wait!', 6],
  ['no link targets', 'See [this](/services/crm-integrations)', 2],
  ['no tags', 'Write to <Email for="general" /> today', 3],
  ['the cells of a table', '| Job | Hours |\n| --- | --- |\n| Typing | 7.5 |', 4],
  ['the caption of a table', '<Table caption="What a year costs" plot="A year">\n\n| Job |\n| --- |\n\n</Table>', 5],
  [
    'the caption of a picture, but not its alternative',
    'One ![a field](./red.png) ![red](./red.png "All of it") five',
    5,
  ],
  ['words of other alphabets', 'Łódź naïve Ολλανδία', 3],
])('counts %s', (_, text, words) => expect(countWords(text)).toBe(words));

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1280, 7],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
