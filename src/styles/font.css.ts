/** The heading font, and stand-ins of the same measures, for pages that are painted before it is there. */
import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Familjen Grotesk', {
  src: 'url(../../.cache/heading.woff2) format("woff2")',
  fontWeight: 600,
  // Not `swap`: no stand-in breaks every heading into the same lines. A font that is late comes with the next page.
  fontDisplay: 'optional',
});

/** Ascent and descent of Familjen Grotesk, as shares of its size. */
const ascent = 1.03;
const descent = 0.23;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** `width`: that of this site's headings in Familjen Grotesk 600, divided by theirs in the stand-in (measured). */
const standIn = (name: string, locals: string[], width: number) =>
  globalFontFace(name, {
    src: locals.map((local) => `local("${local}")`).join(','),
    fontWeight: 600,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  });

standIn('heading-arial', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 0.908);
standIn('heading-roboto', ['Roboto Bold', 'Roboto-Bold'], 0.967);
standIn('heading-dejavu', ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 0.765);
