/** The site's two fonts for pictures: one weight of each as TrueType, which the renderer reads. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Measure } from './fit-headline.ts';

const resolve = createRequire(import.meta.url).resolve;
const grotesk = (alphabet: string) => ({
  name: `grotesk-${alphabet}`,
  source: `@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${alphabet}-wght-normal.woff2`,
  axes: { wght: 600 },
});
const alphabets = [grotesk('latin'), grotesk('latin-ext')];
const mono = {
  name: 'mono',
  source: '@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2',
  axes: { wdth: 75, wght: 700 },
};

/** Basic to extended Latin, and the signs of careful typography. */
const characters = `${String.fromCharCode(...Array.from({ length: 0x230 }, (_, index) => 0x20 + index))}–—‘’“”…•−→€™`;

/** Writes the fonts' files and returns their paths, those of the headlines first. */
export async function fontFiles(): Promise<string[]> {
  const folder = fileURLToPath(new URL('../../../.cache/preview-font/', import.meta.url));
  await mkdir(folder, { recursive: true });
  return Promise.all([...alphabets, mono].map((font) => fontFile(folder, font)));
}

async function fontFile(
  folder: string,
  { name, source, axes }: typeof mono | (typeof alphabets)[number],
): Promise<string> {
  const font = await subsetFont(await readFile(resolve(source)), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const file = path.join(folder, `${name}.ttf`);
  await writeFile(file, font);
  return file;
}

/** Measures texts by the widths of their letters, set 3 % closer, as headlines are. */
export async function measureWith(files: readonly string[]): Promise<Measure> {
  const fonts = await Promise.all(files.map(openFont));
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const point = letter.codePointAt(0)!;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point));
    const width = font ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm - 0.03 : 1;
    widths.set(letter, width);
    return width;
  };
  return (text) => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0);
}

async function openFont(file: string) {
  const font = create(await readFile(file));
  if (font.isCollection) throw new TypeError(`${file} holds several fonts.`);
  return font;
}
