import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { layout, space } = vars;

/** Words, figures and, on its paper, a document; where there is room, that beside the others. */
export const service = placed({
  display: 'grid',
  gap: `${space.s} clamp(1.5rem, 3vw, 3.5rem)`,
  paddingBlock: space.m,
  '@media': {
    [media.large]: { grid: 'auto auto 1fr / 1fr 1fr', padding: 0, borderTop: `1px solid ${vars.color.line}` },
  },
});
export const title = placed({
  fontSize: 'clamp(1.875rem, 1rem + 2.4vw, 3.4rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
  '@media': { [media.large]: { paddingTop: space.l } },
});
/** On a phone from edge to edge. */
export const field = placed({
  marginInline: `calc(-1 * ${layout.gutter})`,
  padding: `${space.s} ${layout.gutter}`,
  '@media': { [media.large]: { gridArea: '1 / 2 / 4', margin: 0, padding: space.l } },
});
export const more = placed({ '@media': { [media.large]: { paddingBottom: space.m } } });
globalStyle(`${more} li`, { '@layer': { [section]: { padding: '.25rem 0 .25rem .75em', textIndent: '-.75em' } } });
export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  fontFamily: vars.font.heading,
  fontWeight: 600,
});
