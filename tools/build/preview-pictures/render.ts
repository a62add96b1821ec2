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

/** Draws one page; resolves to a function that writes the pictures. */
export type Render = (preview: Preview, targets: readonly Target[]) => () => Promise<unknown>;

/** `name`: the agency's. */
export async function prepareRenderer(name: string): Promise<Render> {
  const files = await fontFiles();
  const measure = await measureWith(files);
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Familjen Grotesk' };
  return (preview, targets) => {
    const drawn = targets.map(({ file, height }) => ({
      file,
      picture: new Resvg(drawPreview(preview, name, height, measure), { font }).render(),
    }));
    return () =>
      Promise.all(
        drawn.map(async ({ file, picture: { pixels, width, height } }) => {
          await mkdir(path.dirname(file), { recursive: true });
          const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
          await picture.png({ palette: true }).toFile(file);
        }),
      );
  };
}
