import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 7fr', gap: vars.space.xl } },
});
export const intro = placed({ display: 'grid', gap: vars.space.m, alignContent: 'start' });
export const list = placed({ display: 'grid' });
export const reason = placed({
  display: 'grid',
  gap: '.5rem',
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
