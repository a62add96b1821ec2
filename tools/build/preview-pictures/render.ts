/** Draws a page's preview pictures. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Preview } from '../../../src/lib/preview.ts';
import { drawPreview } from './draw.ts';
import { fontFiles, measureWith } from './fonts.ts';

export interface Target {
  file: string;
  /** In px. */
  height: number;
}

/** Draws one page; resolves to a function that writes the drawing's lower part at each height. */
export type Render = (preview: Preview, targets: readonly Target[]) => () => Promise<unknown>;

/** `name`: the agency's. */
export async function prepareRenderer(name: string): Promise<Render> {
  const files = await fontFiles();
  const measure = await measureWith(files);
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Familjen Grotesk' };
  return (preview, targets) => {
    const tallest = Math.max(...targets.map(({ height }) => height));
    const { pixels, width } = new Resvg(drawPreview(preview, name, tallest, measure), { font }).render();
    const picture = sharp(pixels, { raw: { width, height: tallest, channels: 4 } }).removeAlpha();
    return () =>
      Promise.all(
        targets.map(async ({ file, height }) => {
          await mkdir(path.dirname(file), { recursive: true });
          const part = picture.clone().extract({ left: 0, top: tallest - height, width, height });
          await part.png({ compressionLevel: 7 }).toFile(file);
        }),
      );
  };
}
