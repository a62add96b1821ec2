/**
 * The site's two fonts, and stand-ins of the same measures, for pages that are painted before they are there and for
 * letters that they lack. How the files were cut: src/fonts/README.md.
 */
import { globalFontFace } from '@vanilla-extract/css';

// Not `swap`: a font that is late comes with the next page, and nothing moves on this one.
globalFontFace('Familjen Grotesk', {
  src: 'url(../fonts/heading.woff2) format("woff2")',
  fontWeight: 600,
  fontDisplay: 'optional',
});
globalFontFace('Martian Mono', {
  src: 'url(../fonts/label.woff2) format("woff2")',
  // One weight for all that is asked of it, so that no browser draws a bold of its own.
  fontWeight: '400 700',
  fontDisplay: 'optional',
});

/** Heights above and below the line, as shares of a font's size. */
interface Measures {
  ascent: number;
  descent: number;
}
const heading: Measures = { ascent: 1.025, descent: 0.225 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** `width`: that of this site's headlines in its own font, divided by theirs in the stand-in (measured). */
const standIn = (name: string, { ascent, descent }: Measures, locals: string[], width: number) =>
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(','),
    fontWeight: 600,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
  });

// Helvetica is as wide as Arial; Liberation Sans and Nimbus Sans are the two on Linux.
standIn(
  'heading-arial',
  heading,
  ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold'],
  0.91,
);
standIn('heading-roboto', heading, ['Roboto Bold', 'Roboto-Bold'], 0.968);
standIn('heading-dejavu', heading, ['DejaVu Sans Bold'], 0.765);
