/** Print styles of articles and legal pages, and what follows an article. */
import { site } from '../data/site.ts';
import { media } from '../styles/media.ts';
import { borders } from '../styles/mixins.css.ts';
import { globalStyle, type Rule, space, style } from '../styles/section-layer.ts';

export const body = style({});
const printed = (selector: string, print: Rule) => globalStyle(`${body} ${selector}`, { '@media': { print } });
// Prints the URLs of links, and avoids page breaks within a paragraph or a row.
printed('a[href^="/"]:not([href*="?"])::after', { content: `" (${new URL(site.url).host}" attr(href) ")"` });
printed('a[href^="http"]::after', { content: '" (" attr(href) ")"' });
printed(':is(h2, h3, figcaption)', { breakAfter: 'avoid' });
printed(':is(p, li, tr)', { breakInside: 'avoid' });

/** Below the table of contents and the text, as wide as both together. */
export const relatedLinks = style({
  display: 'grid',
  gap: space.m,
  marginTop: space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ marginTop: space.xs, borderTop: borders.thick, borderBottom: borders.hairline });
