import { globalStyle, style } from '@vanilla-extract/css';
import { actorBackgrounds, ink, darkColors } from '../lib/colors.ts';

/**
 * Saffron, like the form that led here. The theme is not imported, because it would double the page's size. `only`: a
 * browser that darkens every page would make the text white.
 */
export const root = style({
  colorScheme: 'only light',
  // The second colors are for browsers that darken a light page by themselves.
  background: `light-dark(${actorBackgrounds.light.personBackground}, ${actorBackgrounds.autoDark.personBackground})`,
  color: `light-dark(${ink}, ${darkColors.text})`,
});

export const body = style({
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '15vh min(1.25rem, 6.25vw) 2rem',
  font: '1.125rem/1.5 Arial, sans-serif',
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: 'clamp(min(6.5rem - 64px, 21vw), 12vw, 4.5rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
});

export const link = style({ display: 'inline-block', padding: '.75rem 0' });

/** The browser's default link color has too little contrast on saffron. */
globalStyle(`${body} a`, { color: 'inherit' });
