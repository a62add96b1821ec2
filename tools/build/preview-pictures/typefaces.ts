/** Sets text in the site's two fonts, as outlines: whatever draws the picture needs no fonts. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** At a font size of 1 px: its width, and its outlines in SVG, from the left end of the baseline. */
export interface SetText {
  width: number;
  outlines: string;
}

export type Typeface = (text: string) => SetText;

export interface Typefaces {
  /** Headlines and the agency's name, set 3 % closer. */
  heading: Typeface;
  label: Typeface;
}

const resolve = createRequire(import.meta.url).resolve;
const grotesk = (alphabet: string) =>
  openFont(`@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${alphabet}-wght-normal.woff2`, { wght: 600 });
const mono = () =>
  openFont('@fontsource-variable/martian-mono/files/martian-mono-latin-standard-normal.woff2', { wdth: 75, wght: 700 });

/** All that the fonts may have: from the space, through letters and punctuation, to the signs of mathematics. */
const characters = String.fromCharCode(...Array.from({ length: 0x22e0 }, (_, index) => 0x20 + index));

export async function openTypefaces(): Promise<Typefaces> {
  const [label, ...heading] = await Promise.all([mono(), grotesk('latin'), grotesk('latin-ext')]);
  return { heading: typeface(heading, -0.03), label: typeface([label, ...heading], 0) };
}

async function openFont(file: string, variationAxes: Record<string, number>): Promise<harfbuzz.Font> {
  const bytes = await subsetFont(await readFile(resolve(file)), characters, {
    targetFormat: 'truetype',
    variationAxes,
  });
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes))));
}

/** Sets each letter in the first of the fonts that has it; one that none has stays empty. `spacing`: in em. */
function typeface(fonts: readonly harfbuzz.Font[], spacing: number): Typeface {
  const words = new Map<string, SetText>();
  const fontOf = (letter: string) => fonts.find((font) => font.nominalGlyph(letter.codePointAt(0)!)) ?? fonts[0]!;
  const setWord = (word: string): SetText => {
    const known = words.get(word);
    if (known) return known;
    const runs: { font: harfbuzz.Font; text: string }[] = [];
    for (const letter of word) {
      const font = fontOf(letter);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    const set = inRow(runs.flatMap(({ font, text }) => glyphs(font, text, spacing)));
    words.set(word, set);
    return set;
  };
  return (text) => inRow(text.split(' ').map(setWord), setWord(' ').width);
}

function glyphs(font: harfbuzz.Font, text: string, spacing: number): SetText[] {
  const { upem } = font.face;
  const shaped = new harfbuzz.Buffer();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  harfbuzz.shape(font, shaped);
  const positions = shaped.getGlyphPositions();
  return shaped.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
    width: positions[index]!.xAdvance / upem + spacing,
    outlines: glyph === 0 ? '' : `<path transform="scale(${1 / upem} ${-1 / upem})" d="${font.glyphToPath(glyph)}"/>`,
  }));
}

function inRow(parts: readonly SetText[], gap = 0): SetText {
  let end = -gap;
  const outlines = parts.map((part) => {
    const start = end + gap;
    end = start + part.width;
    return `<g transform="translate(${start.toFixed(4)})">${part.outlines}</g>`;
  });
  return { width: end, outlines: outlines.join('') };
}
