import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const list = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.l } },
});
export const drivers = placed({ listStyle: 'decimal', paddingInlineStart: '1.25rem' });
