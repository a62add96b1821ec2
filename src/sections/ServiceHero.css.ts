import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '1.1fr .9fr', gap: vars.space.xl } },
});
export const words = placed({ display: 'grid', gap: vars.space.m, justifyItems: 'start', alignContent: 'start' });
export const title = placed({ fontSize: 'clamp(min(2.5rem, 12vw), 1.2rem + 4.2vw, 6rem)' });
export const figures = placed({ width: '100%', marginTop: vars.space.s });
