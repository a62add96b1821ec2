/**
 * Makes the pictures that stand for the pages in search results and posts: for every page that describes itself (see
 * lib/built-pages.ts), so that a new page has one without anyone thinking of it. They are kept between builds in
 * Astro's own cache, `node_modules/.astro`, which Netlify keeps as well, under a name made of all that they show.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../../src/lib/built-pages.ts';
import { articlePictures, cardPicture, type Picture, preview } from '../../../src/lib/preview.ts';
import type { Job } from './render.ts';
import { renderAll } from './render-all.ts';

/** A picture that no build has made anew for this long is dropped; one that is still in use is drawn again. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** `name`: the agency's, which stands on every picture. */
export function previewPictures({ name }: { name: string }): AstroIntegration {
  let cache = '';
  return {
    name: 'preview-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('previews/', config.cacheDir));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        await mkdir(cache, { recursive: true });
        await dropOld(cache);
        const edition = await editionOfDrawing();
        const jobs: Job[] = [];
        const copies: { from: string; to: string }[] = [];
        for (const page of builtPages.values()) {
          const shown = preview(page);
          const key = digest(JSON.stringify([edition, name, shown]));
          const pictures = [cardPicture(page), ...articlePictures(page)].map((picture) => {
            const file = path.join(cache, `${key}-${picture.height}.png`);
            copies.push({ from: file, to: target(dir, picture) });
            return { file, height: picture.height };
          });
          const missing = pictures.filter(({ file }) => !existsSync(file));
          if (missing.length > 0) jobs.push({ preview: shown, name, pictures: missing });
        }
        await renderAll(jobs, path.join(cache, 'font'));
        await copyAll(copies);
        const seconds = ((performance.now() - started) / 1000).toFixed(2);
        logger.info(`${copies.length} pictures, those of ${jobs.length} pages drawn anew, in ${seconds} s`);
      },
    },
  };
}

const target = (dir: URL, { file }: Picture): string => fileURLToPath(new URL(`.${file}`, dir));

async function copyAll(copies: readonly { from: string; to: string }[]): Promise<void> {
  const folders = new Set(copies.map(({ to }) => path.dirname(to)));
  await Promise.all(Array.from(folders, (folder) => mkdir(folder, { recursive: true })));
  await Promise.all(copies.map(({ from, to }) => copyFile(from, to, constants.COPYFILE_FICLONE)));
}

/** Changes with the code that draws. */
async function editionOfDrawing(): Promise<string> {
  const sources = [
    'draw.ts',
    'draw-mark.ts',
    'fit-headline.ts',
    'heading-font.ts',
    'indexed-png.ts',
    '../../../src/lib/colors.ts',
    '../../../src/lib/mark.ts',
  ];
  const texts = await Promise.all(sources.map((file) => readFile(new URL(file, import.meta.url), 'utf8')));
  return digest(texts.join('\n'));
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);

async function dropOld(folder: string): Promise<void> {
  const oldest = Date.now() - keptFor;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).map((file) => path.join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file);
      if (mtimeMs < oldest) await rm(file, { force: true });
    }),
  );
}
