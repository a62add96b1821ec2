import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 7fr', gap: vars.space.xl } },
});
export const intro = placed({ display: 'grid', gap: vars.space.m, alignContent: 'start' });
export const list = placed({ borderTop: '4px solid' });
export const reason = placed({
  display: 'grid',
  gap: '.5rem 2rem',
  paddingBlock: vars.space.m,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { grid: 'auto 1fr / 12rem 1fr' } },
});
/** A drawing, a stamp, or names: at the left where there is room. */
export const mark = placed({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: '0 1rem',
  placeContent: 'start',
  '@media': { [media.medium]: { gridArea: '1 / 1 / 3' } },
});
