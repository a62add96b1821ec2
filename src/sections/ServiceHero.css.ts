import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '1.1fr .9fr', gap: vars.space.xl } },
});
export const words = placed({ display: 'grid', gap: vars.space.m, justifyItems: 'start', alignContent: 'start' });
export const title = placed({ fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4.25rem)' });
export const figures = placed({
  width: '100%',
  marginTop: vars.space.s,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
export const value = placed({ fontSize: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)' });
export const edge = placed({ width: '100%', height: 6 });
