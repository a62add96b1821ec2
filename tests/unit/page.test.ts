import { expect, test } from 'vitest';
import { type Page, previewOf } from '../../src/lib/page.ts';

test('the address of a picture changes when what it shows does, and only then', () => {
  const page: Page = {
    kind: 'home',
    path: '/',
    title: 'A title',
    description: 'What it is.',
    headline: 'Come in',
    label: 'Here',
    stock: 'straw',
  };
  const before = previewOf(page);
  expect(previewOf({ ...page, title: 'Another', description: 'Another.' })).toBe(before);
  expect(previewOf({ ...page, headline: 'Go out' })).not.toBe(before);
  expect(previewOf({ ...page, label: 'There' })).not.toBe(before);
  expect(previewOf({ ...page, stock: 'sky' })).not.toBe(before);
});
