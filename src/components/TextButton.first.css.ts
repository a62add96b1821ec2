import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const textButton = part({
  flex: 'none',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});
