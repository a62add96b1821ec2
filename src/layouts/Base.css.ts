import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The first stop of the Tab key: out of sight until focused. */
export const skip = part({
  position: 'fixed',
  insetInlineStart: vars.layout.gutter,
  top: '.5rem',
  zIndex: 20,
  padding: '.7rem 1.25rem',
  background: vars.color.person,
  color: vars.color.ground,
  fontWeight: 600,
  ':focus': { outlineColor: vars.color.text },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = part({ outline: 'none' });
