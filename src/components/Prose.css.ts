/** The typography of written texts: articles, legal pages, a service's own paragraphs. */
import { globalStyle } from '@vanilla-extract/css';
import { part, type Rule } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const prose = part({ fontSize: '1.125rem', lineHeight: 1.65, maxWidth: vars.layout.prose });

const within = (selector: string, rule: Rule) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [component]: rule } });

within('> * + *', { marginTop: '1.1em' });
within('h2', { marginTop: '1.9em', fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)', lineHeight: 1.12 });
within('h3', { marginTop: '1.6em' });
within('> h2:first-child', { marginTop: 0 });
within('a', { color: vars.color.personText, textUnderlineOffset: '.15em' });
within(':is(ul, ol)', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li + li', { marginTop: '.45em' });
within('li::marker', { color: vars.color.agent, fontWeight: 600 });
within('blockquote', {
  paddingInlineStart: '1.25em',
  borderInlineStart: `3px solid ${vars.color.person}`,
  fontSize: '1.1em',
});
within('img', { display: 'block', maxWidth: '100%', height: 'auto' });
within('picture + figcaption', { marginTop: '.6em', fontSize: '.875em' });
/** A wide table scrolls in its own box; set small, four columns fit a phone without that. */
export const tableBox = part({
  overflowX: 'auto',
  fontSize: '.8125em',
  '@media': { [media.medium]: { fontSize: '.9375em' } },
});
/** Small, and close to what it names. */
export const caption = part({ marginBottom: '.25em', fontSize: '.875em', fontWeight: 600 });
within('table', {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
});
// Its columns get their widths from every row. While a page comes in, what is in a box that is not closed is not yet
// a last child in Chromium: the table shows once it is whole.
within('table:not(:last-child)', { visibility: 'hidden' });
within(':is(th, td)', {
  padding: '.6em .75em .6em 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within(':is(th, td):last-child', { paddingInlineEnd: 0 });
within('th', { fontWeight: 600, borderBottomWidth: 2 });
