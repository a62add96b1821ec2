import { globalStyle } from '@vanilla-extract/css';
import { site } from '../data/site.ts';
import { placed, type Rule } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The contents beside the text where there is room, otherwise above it. */
export const layout = placed({
  display: 'grid',
  // A wide table must scroll in its box, not widen its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.large]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: `${vars.space.xl} clamp(3rem, 6vw, 6.5rem)`,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});
export const text = placed({ '@media': { [media.large]: { gridColumn: 2 } } });

const printed = (selector: string, rule: Rule) =>
  globalStyle(`${text} ${selector}`, { '@layer': { [section]: { '@media': { print: rule } } } });
// On paper a link is of use only with its address, and nothing is torn between two sheets.
printed('a[href^="/"]::after', { content: `" (${new URL(site.url).host}" attr(href) ")"` });
printed('a[href^="http"]::after', { content: '" (" attr(href) ")"' });
printed(':is(h2, h3, figcaption)', { breakAfter: 'avoid' });
printed(':is(p, li, tr)', { breakInside: 'avoid' });
