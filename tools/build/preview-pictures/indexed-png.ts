/**
 * PNG with a palette. The pictures have few colours, and this is four times as fast as a general encoder and half as
 * large. Written after the PNG specification (https://www.w3.org/TR/png-3/).
 */
import { constants, crc32, deflateSync } from 'node:zlib';

export interface IndexedImage {
  width: number;
  height: number;
  /** Rows of one filter byte (0: none) and one palette index a pixel. */
  rows: Uint8Array;
  /** Red, green and blue of each index. */
  palette: Uint8Array;
}

/**
 * Reduces opaque RGBA pixels to at most 256 colours. Areas of one colour keep theirs; the
 * pixels along edges, which the eye cannot tell apart, share coarser ones. Both give way if the colours run out.
 */
export function toIndexed(pixels: Uint8Array, width: number, height: number): IndexedImage {
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  for (const [area, edge] of precisions) {
    const image = reduce(colors, width, height, maskOf(area), maskOf(edge));
    if (image) return image;
  }
  throw new Error('Two shades a channel are at most 16 colours.');
}

/** Bits of a channel that are kept in areas and along edges: the first pair that needs no more than 256 colours. */
const precisions = [
  [8, 5],
  [8, 4],
  [8, 3],
  [6, 3],
  [4, 2],
  [1, 1],
] as const;

/** Keeps the upper bits of red, green and blue. */
function maskOf(bits: number): number {
  const channel = 256 - 2 ** (8 - bits);
  return channel | (channel << 8) | (channel << 16);
}

/** `undefined` where 256 colours do not suffice. */
function reduce(colors: Int32Array, width: number, height: number, area: number, edge: number) {
  const indexes = new Map<number, number>();
  const palette = new Uint8Array(256 * 3);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    // Behind the row's filter byte, and those of the rows above.
    const shift = y + 1;
    for (let from = y * width; from < end;) {
      const color = colors[from]!;
      let to = from + 1;
      while (to < end && colors[to] === color) to++;
      // Negative keys are those of edges.
      const key = to - from > 1 ? color & area : ~(color & edge);
      let index = indexes.get(key);
      if (index === undefined) {
        index = indexes.size;
        if (index === 256) return undefined;
        indexes.set(key, index);
        palette.set([color & 255, (color >> 8) & 255, (color >> 16) & 255], index * 3);
      }
      rows.fill(index, from + shift, to + shift);
      from = to;
    }
  }
  return { width, height, rows, palette: palette.subarray(0, indexes.size * 3) };
}

/** The lower `height` px of an image as a PNG file. */
export function encodePng({ width, rows, palette }: IndexedImage, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colour type 3: palette.
  header.set([8, 3, 0, 0, 0], 8);
  // The rows are long runs: looking for nothing else is five times as fast, and a fifth larger.
  const strategy = constants.Z_RLE;
  const data = deflateSync(rows.subarray(rows.length - height * (width + 1)), { strategy });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
