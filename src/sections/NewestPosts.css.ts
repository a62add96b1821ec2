import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const post = placed({
  display: 'grid',
  gap: '.25rem 2rem',
  alignItems: 'baseline',
  paddingBlock: '1.25rem',
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: '4px solid' } },
  '@media': { [media.medium]: { gridTemplateColumns: '12rem 1fr' } },
});
export const all = placed({ marginTop: vars.space.m });
