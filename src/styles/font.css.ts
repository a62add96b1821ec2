/**
 * The site's two fonts, and fallback fonts of the same width and height, which show until the fonts load and for
 * letters that the fonts lack. src/fonts/README.md says how the files were made and how the widths were measured.
 */
import { globalFontFace } from '@vanilla-extract/css';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Where a line of headlines stands. Together, ascent and descent are as high as Roboto's (1.172 of the font size), so
 * that the box around a text stays the same when the font changes. Alone, each keeps the letters where the headlines'
 * font has them.
 */
const ascent = 0.999;
const descent = 0.173;

/** A face for headlines that is drawn at `scale` times the font size, and stands like all others in its line. */
const headlineFace = (scale: number) =>
  ({
    fontWeight: 700,
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascent / scale),
    descentOverride: percent(descent / scale),
  }) as const;

/**
 * The font of Android phones is Roboto, but no page can rely on its name: new phones have one variable Roboto, and
 * others call it differently. So the fallback `sans-serif` must fit as it is, and our own font is enlarged to the width
 * of Roboto Bold. The sizes of headlines in text-styles.css.ts are therefore Roboto's; the site's font looks 3.3 % larger.
 */
export const ownFace = { ...headlineFace(1.033), fontDisplay: 'swap' } as const;
globalFontFace('Familjen Grotesk', { ...ownFace, src: 'url(../fonts/heading.woff2) format("woff2")' });
// Base.css.ts has the face for letters with accents.

const local = (...names: string[]) => names.map((name) => `local("${name}")`).join(',');

/** `scale`: how wide headlines are in Roboto Bold, divided by their width in this fallback. */
const headlineFallback = (name: string, scale: number, src: string) =>
  globalFontFace(name, { ...headlineFace(scale), src });

// Helvetica, Liberation Sans and Arimo are as wide as Arial. Safari finds fonts by their PostScript names.
const likeArial = ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'].map((name) => `${name} Bold`);
headlineFallback('heading-arial', 0.939, local(...likeArial, 'Arial-BoldMT', 'Helvetica-Bold'));
// Where Roboto has its name, the letters stand as high as the headlines' font from the start.
headlineFallback('heading-roboto', 1, local('Roboto Bold', 'Roboto-Bold'));
headlineFallback('heading-dejavu', 0.79, local('DejaVu Sans Bold'));
headlineFallback('heading-noto', 0.903, local('Noto Sans Bold'));

globalFontFace('Martian Mono', {
  src: 'url(../fonts/label.woff2) format("woff2")',
  // The file has one weight. It is declared for all weights, so that browsers do not synthesize a bold one.
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
// Its letters are 0.6 of the font size wide, as in nearly every `monospace`. Consolas on Windows has 0.55.
globalFontFace('label-consolas', { src: local('Consolas'), sizeAdjust: percent(0.6 / 0.5498) });
