import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from 'vitest';
import { pages } from '../built-site.ts';
import { onEvery } from '../rule.ts';

const limits: [RegExp, number][] = [
  [/^\/$/, 12_750],
  [/^\/(services|blog)\//, 9500],
  [/./, 8500],
];

onEvery(pages, 'is as short as its kind should be, in bytes of HTML', ({ route, html }) => {
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(length).toBeLessThanOrEqual(limits.find(([kind]) => kind.test(route))![1]);
});
