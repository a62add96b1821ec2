import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { layout, space } = vars;

/** Words, then the paper with figures and document; where there is room, beside each other. */
export const service = placed({
  display: 'grid',
  gap: `${space.s} clamp(1.5rem, 3vw, 3.5rem)`,
  paddingBlock: space.m,
  '@media': {
    [media.large]: { grid: 'auto 1fr / 5fr 8fr', padding: 0, borderTop: `1px solid ${vars.color.line}` },
  },
});
export const title = placed({
  fontSize: 'clamp(1.875rem, 1rem + 2.4vw, 3.4rem)',
  lineHeight: 1,
  letterSpacing: '-.035em',
  '@media': { [media.large]: { paddingTop: space.l } },
});
/** On a phone from edge to edge. Read first, the document is at the right. */
export const field = placed({
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  gap: space.s,
  marginInline: `calc(-1 * ${layout.gutter})`,
  padding: `${space.s} ${layout.gutter}`,
  '@media': {
    [media.large]: { gridArea: '1 / 2 / 3', gap: space.l, margin: 0, padding: space.l },
  },
});
export const document = placed({ flex: '3 1 18rem', alignSelf: 'start' });
export const figures = placed({ flex: '1 1 5rem', alignContent: 'start' });
export const more = placed({ '@media': { [media.large]: { paddingBottom: space.m } } });
globalStyle(`${more} li`, { '@layer': { [section]: { padding: '.25rem 0 .25rem .75em', textIndent: '-.75em' } } });
export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.target,
  fontFamily: vars.font.heading,
  fontWeight: 600,
});
