import { layout, style } from '../styles/component-layer.ts';

export const textButton = style({
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
