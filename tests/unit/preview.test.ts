import { expect, test } from 'vitest';
import { cardPicture } from '../../src/lib/preview.ts';
import { servicePage } from './a-site.ts';

test('the address of a picture changes when what it shows does, and only then', () => {
  const before = cardPicture(servicePage).href;
  expect(cardPicture({ ...servicePage, description: 'Another.' }).href).toBe(before);
  expect(cardPicture({ ...servicePage, headline: 'Another' }).href).not.toBe(before);
  expect(cardPicture({ ...servicePage, stock: 'sky' }).href).not.toBe(before);
});
