/** Draws a page's preview pictures. */
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Preview } from '../../../src/lib/preview.ts';
import { drawPreview } from './draw.ts';
import { fontFiles, measureWith } from './fonts.ts';

export interface Target {
  file: string;
  /** In px. */
  height: number;
}

/** Gives what draws one page's pictures and writes them. `name`: the agency's. */
export async function prepareRenderer(name: string) {
  const files = await fontFiles();
  const measure = await measureWith(files);
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Familjen Grotesk' };
  const write = async (preview: Preview, target: Target): Promise<void> => {
    const picture = await renderAsync(drawPreview(preview, name, target.height, measure), { font });
    const { pixels, width, height } = picture;
    // A palette would make them a third smaller, and take three times as long.
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 7 })
      .toFile(target.file);
  };
  // Both work on threads of their own.
  return (preview: Preview, targets: readonly Target[]) => Promise.all(targets.map((target) => write(preview, target)));
}
