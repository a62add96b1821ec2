import { placed } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const list = placed({
  display: 'grid',
  // Two by two on phones, one by one where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 34%), 1fr))',
  gap: `${vars.space.l} 1.5rem`,
  marginBottom: vars.space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

const figureSize = 'clamp(min(3rem, 11vw), 1.2rem + 5.4vw, 7.5rem)';

/** The figure is above its label, though a definition list names the label first. Its row exists from the start. */
export const entry = placed({
  display: 'grid',
  gridTemplateRows: `calc(1.2 * ${figureSize}) auto auto`,
  alignContent: 'start',
  borderTop: '4px solid',
});

/** The final figure reserves its room. While the copy counts, the figure is invisible below it. */
export const figure = placed({
  gridRow: 1,
  alignSelf: 'end',
  position: 'relative',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: figureSize,
  lineHeight: 1.05,
  letterSpacing: '-.05em',
  whiteSpace: 'nowrap',
});

export const counting = placed({ opacity: 0 });
export const copy = placed({ position: 'absolute', insetInlineStart: 0, top: 0 });
export const label = placed({
  marginBottom: '.75rem',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: '1.125rem',
});
export const note = placed({ display: 'grid', gap: '.75rem', alignContent: 'start' });
