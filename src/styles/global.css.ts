/** Base styles, which all pages share and components override. */
import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { withoutBackplate } from './mixins.css.ts';
import { pageTitleSize, textStyles } from './text-styles.css.ts';
import { color, font, layout, reset, space } from './theme.css.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, ::before, ::after', { boxSizing: 'border-box' });
base('*', { margin: 0 });
base('html', {
  background: color.ink,
  // A focused or targeted element never hides below the fixed header (WCAG 2.4.12).
  scrollPaddingTop: `calc(${layout.header} + 1.5rem)`,
  WebkitTextSizeAdjust: '100%',
});
// Not for the keyboard: the focus would be out of sight until the page has scrolled to it.
globalStyle('html:not(:has(:focus-visible))', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });
base('body', {
  ...textStyles.body,
  fontFamily: font.body,
  color: color.text,
  background: color.background,
  overflowWrap: 'break-word',
  '@media': { [media.largeText]: { hyphens: 'auto' } },
});
base('h1', { ...textStyles.title, fontSize: pageTitleSize });
base('h2', textStyles.heading);
base('h3', textStyles.subheading);
// In forced-colors mode, browsers draw a plate behind text. It must not cover the line above.
globalStyle('h2, h3', { '@media': { [media.forcedColors]: { lineHeight: '1.3 !important' } } });
globalStyle('h1', withoutBackplate);
base('p, li', { textWrap: 'pretty' });
base(':is(h1, h2) + p', { marginTop: 'clamp(.75rem, 1.5vw, 1.25rem)' });
base('h3 + *', { '@media': { [media.large]: { marginTop: space.xs } } });
base('ul, ol', { padding: 0, listStyle: 'none' });
base('a', { color: 'inherit', textUnderlineOffset: '.18em' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', borderRadius: 0 });
// Drawings keep their colors in forced-colors mode.
base('svg', { display: 'block', forcedColorAdjust: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
// Text color contrasts with every background. Forced-colors mode keeps outlines but not shadows (WCAG 2.4.13).
base(':focus-visible', { outline: `3px solid ${color.text}`, outlineOffset: 3 });
