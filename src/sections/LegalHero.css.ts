import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const back = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  gap: '.5em',
  color: vars.color.mutedOnInk,
});
export const badge = placed({
  padding: '.3rem .8rem',
  border: `1px solid ${vars.color.inkLine}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.small,
  color: vars.color.accent,
});
