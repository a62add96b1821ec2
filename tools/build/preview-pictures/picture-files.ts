/** Writes preview pictures: a drawn one as PNG, an article's own as JPEG. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Bytes that a messenger loads at once. */
const limit = 60_000;

export async function writeDrawing(svg: string, target: string): Promise<void> {
  // At 100 it takes twice as long; below 95 the mark's small dot loses its color.
  await sharp(Buffer.from(svg)).png({ palette: true, quality: 97, dither: 0, effort: 1 }).toFile(target);
}

/** The whole picture, 1200 px wide and `height` px high, on a ground of this color, and light. */
export async function writePhoto(
  file: string,
  { background, height, target }: { background: string; height: number; target: string },
): Promise<void> {
  const fitted = sharp(file).resize({ width: 1200, height, fit: 'contain', background }).flatten({ background });
  let bytes = Buffer.alloc(0);
  for (let quality = 85; quality >= 25 && (bytes.length === 0 || bytes.length >= limit); quality -= 15) {
    bytes = await fitted.clone().jpeg({ quality }).toBuffer();
  }
  await writeFile(target, bytes);
}
