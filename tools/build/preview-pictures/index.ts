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
import { groundOf } from './draw.ts';
import { prepareRenderer } from './render.ts';
import { showPicture } from './show.ts';

/** `name`: the agency's, which is on every picture. */
export const previewPictures = ({ name }: { name: string }): AstroIntegration => ({
  name: 'preview-pictures',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const started = performance.now();
      const render = await prepareRenderer(name);
      // Four pages at a time keep the processors busy; all at once would fill the memory.
      const drawing: Promise<unknown>[] = [];
      for (const page of builtPages.values()) {
        const pictures = [cardPicture(page), ...articlePictures(page)];
        const targets = pictures.map(({ file, height }) => ({ file: fileURLToPath(new URL(`.${file}`, dir)), height }));
        for (const { file } of targets) await mkdir(path.dirname(file), { recursive: true });
        const shown = preview(page);
        const own = shown.picture;
        drawing.push(own ? showPicture(own.file, groundOf(shown), targets) : render(shown, targets));
        if (drawing.length === 4) await Promise.all(drawing.splice(0));
      }
      await Promise.all(drawing);
      logger.info(`pictures of ${builtPages.size} pages in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    },
  },
});
