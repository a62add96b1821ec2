/** Subsets the heading font to what the site uses: one weight, and the characters that visitors may read. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
);
/** The characters of visitors' first names, which the wizard's thanks show. */
const latin = String.fromCharCode(...range(0x20, 0x7e), ...range(0xc0, 0xff));
const written = /\.(mdx|astro|tsx?)$/;
const comments = /\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms;

/**
 * Writes `.cache/heading.woff2` (weight 600, about 9 KB) before each build. The styles and the preload refer to it, and
 * Vite gives it a hashed name. One weight and fewer glyphs make it a third of the original.
 */
export const headingFont = (): AstroIntegration => ({
  name: 'heading-font',
  hooks: {
    'astro:config:setup': async ({ config }) => {
      const root = new URL('.', config.root).pathname;
      const characters = [...new Set(latin + (await texts(path.join(root, 'src'))))].toSorted().join('');
      const font = await subsetFont(await readFile(source), characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: 600 },
      });
      await mkdir(path.join(root, '.cache'), { recursive: true });
      await writeFile(path.join(root, '.cache', 'heading.woff2'), font);
    },
  },
});

async function texts(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const contents = files.filter((file) => written.test(file)).map((file) => readFile(path.join(folder, file), 'utf8'));
  return (await Promise.all(contents)).join('\n').replace(comments, '');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
