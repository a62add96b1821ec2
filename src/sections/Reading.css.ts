/** Print styles of articles and legal pages. */
import { site } from '../data/site.ts';
import { globalStyle, type Rule } from '../styles/section.ts';
import { text } from './Reading.first.css.ts';

const printed = (selector: string, print: Rule) => globalStyle(`${text} ${selector}`, { '@media': { print } });
// Prints the URLs of links, and avoids page breaks within a paragraph or a row.
printed('a[href^="/"]::after', { content: `" (${new URL(site.url).host}" attr(href) ")"` });
printed('a[href^="http"]::after', { content: '" (" attr(href) ")"' });
printed(':is(h2, h3, figcaption)', { breakAfter: 'avoid' });
printed(':is(p, li, tr)', { breakInside: 'avoid' });
