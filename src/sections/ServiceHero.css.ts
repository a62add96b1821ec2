import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '1.1fr .9fr', gap: vars.space.xl } },
});
/** How far the run sheet hangs over the field's edge: there the field is paper already. */
const overhang = '5.5rem';
export const root = placed({
  '@media': { [media.large]: { paddingBottom: 0, boxShadow: `inset 0 -${overhang} ${vars.color.ground}` } },
});
export const words = placed({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.large]: { paddingBottom: `calc(${overhang} + ${vars.space.xl})` } },
});
export const title = placed({ fontSize: 'clamp(min(2.5rem, 12vw), 1.2rem + 4.2vw, 6rem)' });
export const figure = placed({ fontSize: 'clamp(1.75rem, 4.1vw, 3.375rem)' });
export const figures = placed({ width: '100%', marginTop: vars.space.s });
