/**
 * Makes the pictures that represent pages in search results and shared links, one set for every page that describes
 * itself (see lib/built-pages.ts), so that a new page gets its own without further work.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../../src/lib/built-pages.ts';
import { articlePictures, cardPicture, preview } from '../../../src/lib/preview.ts';
import { drawPreview, groundOf } from './draw.ts';
import { writeDrawing, writePhoto } from './picture-files.ts';
import { openTypefaces } from './typefaces.ts';

/** `name`: the agency's, which is on every picture. */
export const previewPictures = ({ name }: { name: string }): AstroIntegration => ({
  name: 'preview-pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const started = performance.now();
      const typefaces = await openTypefaces();
      const pages = builtPages.values();
      const drawPages = async (): Promise<void> => {
        for (const page of pages) {
          const shown = preview(page);
          for (const { file, height } of [cardPicture(page), ...articlePictures(page)]) {
            const target = fileURLToPath(new URL(`.${file}`, dir));
            await mkdir(path.dirname(target), { recursive: true });
            if (shown.picture) await writePhoto(shown.picture.file, { background: groundOf(shown), height, target });
            else await writeDrawing(drawPreview(shown, name, height, typefaces), target);
          }
        }
      };
      // Four at a time keep the processors busy; all at once would fill the memory.
      await Promise.all([drawPages(), drawPages(), drawPages(), drawPages()]);
      logger.info(`pictures of ${builtPages.size} pages in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    },
  },
});
