import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '1.5fr 1fr', gap: vars.space.xl, alignItems: 'center' } },
});
export const words = placed({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const title = placed({ fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem)' });
export const facts = placed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  fontSize: vars.size.small,
  color: vars.color.muted,
});
export const picture = placed({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  '@media': { print: { display: 'none' } },
});
