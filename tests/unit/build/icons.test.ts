import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconFiles } from '../../../tools/build/icons.ts';

const files = iconFiles();

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const)('%s is a square of %i px without transparent parts, for masks cut it', async (name, size) => {
  const image = sharp(files[name] as Buffer);
  expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await image.stats()).isOpaque).toBe(true);
});

test('favicon.ico holds one picture of 32 px', async () => {
  const file = files['favicon.ico'] as Buffer;
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(file.readUInt32LE(14)).toBe(file.length - 22);
  expect(await sharp(file.subarray(file.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('favicon.svg knows dark mode', () => {
  expect(files['favicon.svg']).toMatch(/prefers-color-scheme:\s*dark/);
});
