/**
 * Deletes pictures that no page shows. Astro bundles those of every content file, also of articles that are not published yet:
 * a picture that must not be seen before its day would be at an address of the site.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i;
/** What can name a picture: pages, styles, scripts and the feed. */
const TEXT = /\.(css|html|js|json|xml)$/;

export const unusedPictures = (): AstroIntegration => ({
  name: 'unused-pictures',
  hooks: {
    'astro:build:done': ({ dir }) => deleteUnusedPictures(fileURLToPath(dir)),
  },
});

/** @param folder the built site; its pictures are in `_astro` */
function deleteUnusedPictures(folder: string): void {
  const files = listFiles(folder);
  const pictures = files.filter((file) => file.startsWith('_astro/') && PICTURE.test(file));
  if (pictures.length === 0) return;
  const texts = files.filter((file) => TEXT.test(file)).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  for (const picture of pictures) {
    const isUsed = texts.some((text) => text.includes(path.basename(picture)));
    if (!isUsed) rmSync(path.join(folder, picture));
  }
}
