/** What all pages need below the fold or later: print, and letters with accents. */
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { ownFace } from '../styles/font.css.ts';
import { layout, space } from '../styles/theme.css.ts';

globalFontFace('Familjen Grotesk', {
  ...ownFace,
  src: 'url(../fonts/heading-extended.woff2) format("woff2")',
  unicodeRange: 'U+BF-D6,U+D8-F6,U+F8-17F',
});

globalStyle(':root', {
  // Print uses light mode. By default, browsers do not print backgrounds.
  '@media': { print: { colorScheme: 'light', vars: { [layout.header]: '0rem', [space.section]: '1.5rem' } } },
});
globalStyle('header, footer', { '@media': { print: { display: 'none' } } });
globalStyle('::details-content', { '@media': { print: { contentVisibility: 'visible' } } });
