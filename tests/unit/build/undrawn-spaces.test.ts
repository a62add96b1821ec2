import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { removeUndrawnSpaces } from '../../../src/lib/undrawn-spaces.ts';

test.each([
  [
    'beside the tags of blocks, they go',
    '<ul> <li> <b>One</b> </li>\n <li>Two </li> </ul>',
    '<ul><li><b>One</b></li><li>Two</li></ul>',
  ],
  ['between words, they stay', '<p> One <b>two</b> <i>three</i> </p>', '<p>One <b>two</b> <i>three</i></p>'],
  ['a no-break space stays', '<p>\u00A0one\u00A0</p>', '<p>\u00A0one\u00A0</p>'],
  ['in code, they stay', '<pre> <p> one </p> </pre>', '<pre> <p> one </p> </pre>'],
  [
    'in an island, they stay',
    '<astro-island> <p> one </p> </astro-island>',
    '<astro-island> <p> one </p> </astro-island>',
  ],
])('%s', (_name, html, expected) => {
  const page = parse(html, { comment: true });
  removeUndrawnSpaces(page);
  expect(page.toString()).toBe(expected);
});
