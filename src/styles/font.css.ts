/**
 * The site's two fonts, and stand-ins of the same measures, for pages that are painted before they are there and for
 * letters that they lack. How the files were cut: src/fonts/README.md.
 */
import { globalFontFace } from '@vanilla-extract/css';

// A late font takes its stand-in's place: both are as wide, so nothing moves.
const headings = { fontWeight: 600, fontDisplay: 'swap' } as const;
globalFontFace('Familjen Grotesk', { ...headings, src: 'url(../fonts/heading.woff2) format("woff2")' });
globalFontFace('Familjen Grotesk', {
  ...headings,
  src: 'url(../fonts/heading-extended.woff2) format("woff2")',
  unicodeRange: 'U+BF-D6,U+D8-F6,U+F8-17F',
});
globalFontFace('Martian Mono', {
  src: 'url(../fonts/label.woff2) format("woff2")',
  // One weight for all that is asked of it, so that no browser draws a bold of its own.
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** `width`: that of this site's headlines in its own font, divided by theirs in the stand-in (measured). */
const standIn = (name: string, width: number, locals: string[]) =>
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(','),
    fontWeight: 600,
    sizeAdjust: percent(width),
    // The headlines' font reaches so far above and below the line, as shares of its size.
    ascentOverride: percent(1.025 / width),
    descentOverride: percent(0.225 / width),
  });

// Helvetica is as wide as Arial, and so is Liberation Sans, which is Linux's.
const arial = ['Arial', 'Helvetica', 'Liberation Sans'].map((name) => `${name} Bold`);
standIn('heading-arial', 0.91, [...arial, 'Arial-BoldMT', 'Helvetica-Bold']);
standIn('heading-roboto', 0.968, ['Roboto Bold', 'Roboto-Bold']);
