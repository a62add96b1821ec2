/** The heads and columns that bands share. */
import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** A part's headline. */
export const title = placed({ marginBottom: vars.space.l });

/** Three texts side by side, each below a rule. */
export const columns = placed({
  display: 'grid',
  gap: `${vars.space.l} clamp(1.5rem, 3vw, 3rem)`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
});
export const ruled = placed({
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  paddingTop: '.875rem',
  borderTop: '2px solid',
});

/** A term, and below it what there is to say. */
export const entry = placed({ display: 'grid', gap: '.75rem', alignContent: 'start' });
export const term = placed({ fontFamily: vars.font.heading, fontWeight: 600, fontSize: vars.size.h3 });
export const text = placed({ maxWidth: vars.layout.prose });

/** A part's headline at the left of what it holds, where there is room. */
export const split = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});
