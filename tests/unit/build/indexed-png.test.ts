import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng, toIndexed } from '../../../tools/build/preview-pictures/indexed-png.ts';

/** RGBA pixels, one after the other. */
function pixelsOf(width: number, height: number, color: (x: number, y: number) => readonly [number, number, number]) {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set([...color(x, y), 255], (y * width + x) * 4);
  }
  return pixels;
}

const decode = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3)].slice(0, 3),
  };
};

test('areas keep their exact colours', async () => {
  const pixels = pixelsOf(8, 4, (x, y) => (x < 4 ? [12, 20, 31] : [255, y * 60, 3]));
  const { width, height, at } = await decode(encodePng(toIndexed(pixels, 8, 4), 4));
  expect([width, height]).toEqual([8, 4]);
  expect([at(0, 0), at(7, 0), at(7, 3)]).toEqual([
    [12, 20, 31],
    [255, 0, 3],
    [255, 180, 3],
  ]);
});

test('the lower part of an image is a picture of its own', async () => {
  const pixels = pixelsOf(4, 10, (_, y) => [y, y, y]);
  const { height, at } = await decode(encodePng(toIndexed(pixels, 4, 10), 3));
  expect([height, at(0, 0), at(0, 2)]).toEqual([3, [7, 7, 7], [9, 9, 9]]);
});

test('more colours than a palette holds become near ones', async () => {
  const pixels = pixelsOf(64, 64, (x, y) => [x * 4, y * 4, 128]);
  const { at } = await decode(encodePng(toIndexed(pixels, 64, 64), 64));
  const [red = 0, green = 0] = at(40, 20);
  expect(Math.abs(red - 160)).toBeLessThan(40);
  expect(Math.abs(green - 80)).toBeLessThan(40);
});
