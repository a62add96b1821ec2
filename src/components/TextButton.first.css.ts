import { layout, componentStyle } from '../styles/theme.css.ts';

export const textButton = componentStyle({
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
