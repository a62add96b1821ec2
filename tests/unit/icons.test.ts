import sharp from 'sharp';
import { expect, test } from 'vitest';
import { favicon, tabIcon } from '../../src/lib/icons.ts';

test('favicon.ico holds one picture of 32 px', async () => {
  const file = await favicon();
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - 22);
  expect(await sharp(file.subarray(file.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('favicon.svg knows dark mode', () => {
  expect(tabIcon()).toMatch(/prefers-color-scheme:\s*dark/);
});
