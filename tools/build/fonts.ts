/** Subsets the site's two fonts to what it uses: their weights, and the characters that visitors may read. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;

const sources = {
  /** For headings and the wizard's thanks, which name the visitor. */
  heading: {
    file: resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2'),
    axes: { wght: 600 },
    characters: range(0x20, 0x7e) + range(0xc0, 0xff),
  },
  /** For all that is recorded: times, labels, rows. */
  label: {
    file: resolve('@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2'),
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    characters: range(0x20, 0x7e),
  },
};

const written = /\.(mdx|astro|tsx?)$/;
const comments = /\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms;

/** Writes `.cache/heading.woff2` and `.cache/label.woff2` before each build; Vite gives them hashed names. */
export const fonts = (): AstroIntegration => ({
  name: 'fonts',
  hooks: {
    'astro:config:setup': async ({ config }) => {
      const root = fileURLToPath(config.root);
      const cache = path.join(root, '.cache');
      const texts = await textsIn(path.join(root, 'src'));
      await mkdir(cache, { recursive: true });
      for (const [name, { file, axes, characters }] of Object.entries(sources)) {
        const used = [...new Set(characters + texts)].toSorted().join('');
        const font = await subsetFont(await readFile(file), used, { targetFormat: 'woff2', variationAxes: axes });
        await writeFile(path.join(cache, `${name}.woff2`), font);
      }
    },
  },
});

async function textsIn(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const contents = files.filter((file) => written.test(file)).map((file) => readFile(path.join(folder, file), 'utf8'));
  return (await Promise.all(contents)).join('\n').replace(comments, '');
}

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
