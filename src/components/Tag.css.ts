import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const tag = part({
  padding: '.3rem .8rem',
  border: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  color: vars.color.person,
});
