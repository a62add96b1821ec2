/** The heading font for pictures: weight 600 as TrueType, which the renderer reads. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Measure } from './fit-headline.ts';

const resolve = createRequire(import.meta.url).resolve;
const alphabets = ['latin', 'latin-ext'];

/** Basic to extended Latin, and the signs of careful typography. */
const characters = `${String.fromCharCode(...Array.from({ length: 0x230 }, (_, index) => 0x20 + index))}–—‘’“”…•−→€™`;

/** Writes the font's files and returns their paths. */
export async function fontFiles(): Promise<string[]> {
  const folder = fileURLToPath(new URL('../../../.cache/preview-font/', import.meta.url));
  await mkdir(folder, { recursive: true });
  return Promise.all(alphabets.map((alphabet) => fontFile(folder, alphabet)));
}

async function fontFile(folder: string, alphabet: string): Promise<string> {
  const source = resolve(`@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${alphabet}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
  const file = path.join(folder, `${alphabet}.ttf`);
  await writeFile(file, font);
  return file;
}

/** Measures texts by the widths of their letters, set 2 % closer, as headlines are. */
export async function measureWith(files: readonly string[]): Promise<Measure> {
  const fonts = await Promise.all(files.map(openFont));
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const known = widths.get(letter);
    if (known !== undefined) return known;
    const point = letter.codePointAt(0)!;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point));
    const width = font ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm - 0.02 : 1;
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
