import { placed } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

export const list = placed({
  display: 'grid',
  // Two by two on phones, one by one where large text needs the room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 34%), 1fr))',
  gap: `${vars.space.l} ${vars.layout.gutter}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

const figureSize = 'clamp(2.5rem, 1.8rem + 3vw, 4.25rem)';
const figureLine = 1.05;

/** The figure is above its label, though a definition list names the label first. Its row exists from the start. */
export const entry = placed({ display: 'grid', gridTemplateRows: `calc(${figureLine} * ${figureSize}) auto auto` });

/** The final figure reserves its room. While the copy counts, the figure is invisible below it. */
export const figure = placed({
  gridRow: 1,
  position: 'relative',
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: figureSize,
  lineHeight: figureLine,
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
});

export const counting = placed({ opacity: 0 });
export const copy = placed({ position: 'absolute', insetInlineStart: 0, top: 0 });
export const label = placed({ gridRow: 2, marginTop: '.375rem' });
export const note = placed({ margin: '.375rem 0 0', fontSize: vars.size.small, color: vars.color.muted });
