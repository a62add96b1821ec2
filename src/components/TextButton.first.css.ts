import { layout, part } from '../styles/theme.css.ts';

export const textButton = part({
  flex: 'none',
  minWidth: layout.target,
  minHeight: layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});
