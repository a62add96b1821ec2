/** Document defaults: what every page shares before any component speaks. */
import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, ::before, ::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });
base('html', {
  background: vars.color.ink,
  // A focused or targeted element never hides below the fixed header (WCAG 2.4.12).
  scrollPaddingTop: `calc(${vars.layout.header} + 1.5rem)`,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });
base('body', {
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: 1.55,
  color: vars.color.text,
  background: vars.color.paper,
  // `anywhere` also lets a grid column shrink below its longest word, at 200 % text on a phone.
  overflowWrap: 'anywhere',
  '@media': { [media.largeText]: { hyphens: 'auto' } },
});
base('h1, h2, h3', {
  fontFamily: vars.font.heading,
  fontWeight: 600,
  lineHeight: 1.04,
  letterSpacing: '-.02em',
  textWrap: 'balance',
});
base('h1', { fontSize: vars.size.h1 });
base('h2', { fontSize: vars.size.h2 });
base('h3', { fontSize: vars.size.h3, lineHeight: 1.15 });
base('p', { textWrap: 'pretty' });
base('ul, ol', { padding: 0, listStyle: 'none' });
base('a', { color: 'inherit' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('svg', { display: 'block' });
base('[hidden]', { display: 'none' });
globalStyle('header, footer', { '@media': { print: { display: 'none' } } });
// Both lie on ink, whatever the page between them (3:1, WCAG 1.4.11).
base(':is(header, footer) :focus-visible', { outlineColor: vars.color.accent });
// An outline, not a shadow: forced colors keep it (WCAG 2.4.13).
base(':focus-visible', { outline: `3px solid ${vars.color.accentDeep}`, outlineOffset: 3, borderRadius: 4 });
