/**
 * The site's two fonts, and fallback fonts of the same width and height, which show until the fonts load and for
 * letters that the fonts lack. src/fonts/README.md says how the files were cut.
 */
import { globalFontFace } from '@vanilla-extract/css';

// When the font loads, it replaces its fallback. Both have the same width, so nothing moves.
const headings = { fontWeight: 600, fontDisplay: 'swap' } as const;
globalFontFace('Familjen Grotesk', { ...headings, src: 'url(../fonts/heading.woff2) format("woff2")' });
globalFontFace('Familjen Grotesk', {
  ...headings,
  src: 'url(../fonts/heading-extended.woff2) format("woff2")',
  unicodeRange: 'U+BF-D6,U+D8-F6,U+F8-17F',
});
globalFontFace('Martian Mono', {
  src: 'url(../fonts/label.woff2) format("woff2")',
  // The file has one weight. It is declared for all weights, so that browsers do not synthesize a bold one.
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** `width`: how wide this site's headlines are in the site's font, divided by their width in the fallback. */
const standIn = (name: string, width: number, locals: string[]) =>
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(','),
    fontWeight: 600,
    sizeAdjust: percent(width),
    // The ascent and descent of the headlines' font are 1.025 and 0.225 of its size.
    ascentOverride: percent(1.025 / width),
    descentOverride: percent(0.225 / width),
  });

// Helvetica and Liberation Sans (on Linux) are as wide as Arial.
const arial = ['Arial', 'Helvetica', 'Liberation Sans'].map((name) => `${name} Bold`);
standIn('heading-arial', 0.909, [...arial, 'Arial-BoldMT', 'Helvetica-Bold']);
standIn('heading-roboto', 0.968, ['Roboto Bold', 'Roboto-Bold']);
