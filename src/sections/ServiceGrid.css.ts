import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { layout, space } = vars;

/** Words, document, figures: side by side where there is room, else below each other, the paper from edge to edge. */
export const service = placed({
  borderTop: '4px solid',
  marginBottom: space.xl,
  '@media': {
    [media.large]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / 4fr 5fr 4fr',
      columnGap: 'clamp(1.5rem, 3vw, 3.5rem)',
      margin: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
export const words = placed({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  paddingBlock: '1.25rem',
  '@media': { [media.large]: { gridRow: '1 / 3', paddingBlock: space.l } },
});
export const title = placed({
  fontSize: 'clamp(1.875rem, 1rem + 2.4vw, 3.4rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
});
export const field = placed({
  marginInline: `calc(-1 * ${layout.gutter})`,
  padding: `${space.m} ${layout.gutter}`,
  '@media': {
    [media.large]: { gridRow: '1 / 3', display: 'grid', alignItems: 'center', margin: 0, padding: `${space.l} 9%` },
  },
});
export const figures = placed({ paddingTop: space.m, '@media': { [media.large]: { paddingTop: space.l } } });
export const points = placed({ marginTop: '1rem' });
globalStyle(`${points} > li`, {
  '@layer': {
    [section]: { padding: '.5rem 0 .5rem .75em', textIndent: '-.75em', borderBottom: `1px solid ${vars.color.line}` },
  },
});
export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  fontFamily: vars.font.heading,
  fontWeight: 600,
});
