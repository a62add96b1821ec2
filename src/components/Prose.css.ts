/** The typography of written texts: articles, legal pages, a service's own paragraphs. */
import { globalStyle } from '@vanilla-extract/css';
import { part, type Rule } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';

const { color, font, layout, size, space } = vars;

/** Words, rules and tables end at one edge. */
export const prose = part({ maxWidth: layout.prose, fontSize: '1.125rem', lineHeight: 1.65 });
/** A text that opens with its claim. */
export const claiming = part({});

const within = (selector: string, rule: Rule) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [component]: rule } });

within('> * + *', { marginTop: '1.1em' });
within('> figure', { marginBlock: '2em' });
within('h2', {
  marginTop: space.xl,
  paddingTop: '.35em',
  borderTop: `4px solid ${color.text}`,
  fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 3rem)',
});
within('h3', { marginTop: '1.6em' });
within('> h2:first-child', { marginTop: 0 });
within('> h2 + *', { marginTop: '.9em' });
within('> h3 + *', { marginTop: '.67em' });
globalStyle(`${claiming} > p:first-child`, {
  '@layer': {
    [component]: {
      fontFamily: font.heading,
      fontSize: size.h3,
      fontWeight: 600,
      lineHeight: 1.25,
      letterSpacing: '-.015em',
    },
  },
});
within('a', { textUnderlineOffset: '.15em' });
within('ol', { counterReset: 'item' });
within('li', {
  position: 'relative',
  paddingBlock: '.5em',
  paddingInlineStart: '1.75em',
  borderBottom: `1px solid ${color.line}`,
});
within('ol > li', { counterIncrement: 'item' });
within('li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  fontFamily: font.label,
  fontWeight: 700,
});
within('ul > li::before', { insetBlockStart: '1.2em', width: '.75em', borderTop: `3px solid ${color.text}` });
within('ol > li::before', { content: 'counter(item)', fontSize: '.875em' });
within('blockquote', {
  padding: '1em 1.25em',
  border: `1px solid ${color.line}`,
  borderInlineStart: `5px solid ${color.text}`,
  background: color.slip,
});
within('img', { display: 'block', maxWidth: '100%', height: 'auto' });
within('picture + figcaption', { marginTop: '.6em', fontSize: '.875em' });
