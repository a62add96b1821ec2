/** Draws a page's pictures and keeps them. */
import { rename, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { Preview } from '../../../src/lib/preview.ts';
import { drawPreview } from './draw.ts';
import { fontFiles, measureWith } from './heading-font.ts';
import { encodePng, toIndexed } from './indexed-png.ts';

/** The pictures of one page. */
export interface Job {
  preview: Preview;
  /** The agency's name. */
  name: string;
  /** Where each picture is kept, and its height in px. */
  pictures: { file: string; height: number }[];
}

export type Render = (job: Job) => Promise<void>;

/** Prepares the font once; the function that it gives renders one page. */
export async function prepareRenderer(folder: string): Promise<Render> {
  const files = await fontFiles(folder);
  const measure = await measureWith(files);
  return async ({ preview, name, pictures }) => {
    const tallest = Math.max(...pictures.map(({ height }) => height));
    const svg = drawPreview(preview, name, tallest, measure);
    const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Familjen Grotesk' };
    const rendered = new Resvg(svg, { font }).render();
    const image = toIndexed(rendered.pixels, rendered.width, rendered.height);
    for (const { file, height } of pictures) {
      // Renamed when it is whole: what stands in the cache is never half a picture.
      await writeFile(`${file}.${process.pid}`, encodePng(image, height));
      await rename(`${file}.${process.pid}`, file);
    }
  };
}
