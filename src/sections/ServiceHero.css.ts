import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '1.1fr .9fr', gap: vars.space.xl } },
});
/** The run sheet hangs over the field's edge. */
export const sheet = placed({
  '@media': { [media.large]: { marginBottom: `calc(-5.5rem - ${vars.space.xl})` } },
});
export const words = placed({ display: 'grid', gap: vars.space.m, justifyItems: 'start', alignContent: 'start' });
export const title = placed({ fontSize: 'clamp(min(2.5rem, 12vw), 1.2rem + 4.2vw, 6rem)' });
export const figure = placed({ fontSize: 'clamp(1.75rem, 4.1vw, 3.375rem)' });
export const figures = placed({ width: '100%', marginTop: vars.space.s });
