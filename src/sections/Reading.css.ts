/** A written text on paper. */
import { site } from '../data/site.ts';
import { inPlace, type Rule } from '../styles/theme.css.ts';
import { text } from './Reading.first.css.ts';

const printed = (selector: string, print: Rule) => inPlace(`${text} ${selector}`, { '@media': { print } });
// A link is of use only with its address, and nothing is torn between two sheets.
printed('a[href^="/"]::after', { content: `" (${new URL(site.url).host}" attr(href) ")"` });
printed('a[href^="http"]::after', { content: '" (" attr(href) ")"' });
printed(':is(h2, h3, figcaption)', { breakAfter: 'avoid' });
printed(':is(p, li, tr)', { breakInside: 'avoid' });
