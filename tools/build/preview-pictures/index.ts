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
import { drawPicture, showPicture } from './picture-files.ts';
import { openTypefaces } from './typefaces.ts';

/** `name`: the agency's, which is on every picture. */
export const previewPictures = ({ name }: { name: string }): AstroIntegration => ({
  name: 'preview-pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const started = performance.now();
      const typefaces = await openTypefaces();
      // Sixteen at a time keep the processors busy; all at once would fill the memory.
      const drawing: Promise<unknown>[] = [];
      for (const page of builtPages.values()) {
        const shown = preview(page);
        const card = cardPicture(page);
        for (const picture of [card, ...articlePictures(page)]) {
          const { height } = picture;
          const target = fileURLToPath(new URL(`.${picture.file}`, dir));
          await mkdir(path.dirname(target), { recursive: true });
          const own = shown.picture?.file;
          drawing.push(
            own
              ? showPicture(own, { background: groundOf(shown), height, target })
              : // Messengers load the card; the others are for search engines alone.
                drawPicture(drawPreview(shown, name, height, typefaces), { target, light: picture === card }),
          );
        }
        if (drawing.length >= 16) await Promise.all(drawing.splice(0));
      }
      await Promise.all(drawing);
      logger.info(`pictures of ${builtPages.size} pages in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    },
  },
});
