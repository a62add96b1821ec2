/** The site's two fonts, and stand-ins of the same measures, for pages that are painted before they are there. */
import { globalFontFace } from '@vanilla-extract/css';

// Not `swap`: a font that is late comes with the next page, and nothing moves on this one.
globalFontFace('Familjen Grotesk', {
  src: 'url(../../.cache/heading.woff2) format("woff2")',
  fontWeight: 600,
  fontDisplay: 'optional',
});
globalFontFace('Martian Mono', {
  src: 'url(../../.cache/label.woff2) format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'optional',
});

/** Heights above and below the line, as shares of a font's size. */
interface Measures {
  ascent: number;
  descent: number;
}
const heading: Measures = { ascent: 1.03, descent: 0.23 };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** `width`: that of this site's texts in its own font, divided by theirs in the stand-in (measured). */
const standIn = (name: string, { ascent, descent }: Measures, locals: string[], width: number) =>
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(','),
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
  });

standIn('heading-arial', heading, ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 0.908);
standIn('heading-roboto', heading, ['Roboto Bold', 'Roboto-Bold'], 0.967);
standIn('heading-dejavu', heading, ['DejaVu Sans Bold'], 0.763);
