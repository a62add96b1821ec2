import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: '1fr 1fr' } },
});
export const words = placed({ display: 'grid', gap: vars.space.m, alignContent: 'start', justifyItems: 'start' });
export const mail = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  fontFamily: vars.font.heading,
  fontSize: vars.size.lead,
  fontWeight: 600,
});
