/** Shows an article's own picture as its preview. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Target } from './render.ts';

/** Bytes that a messenger loads at once. */
const limit = 60_000;

/** Writes the picture in the targets' sizes: whole, on a ground of this color, and light. */
export async function showPicture(file: string, background: string, targets: readonly Target[]): Promise<void> {
  const show = async (target: Target): Promise<void> => {
    const fitted = sharp(file)
      .resize({ width: 1200, height: target.height, fit: 'contain', background })
      .flatten({ background });
    let bytes = Buffer.alloc(0);
    for (let quality = 85; quality >= 25 && (bytes.length === 0 || bytes.length >= limit); quality -= 15) {
      bytes = await fitted.clone().jpeg({ quality }).toBuffer();
    }
    await writeFile(target.file, bytes);
  };
  await Promise.all(targets.map(show));
}
