import { color, layout, part } from '../styles/theme.css.ts';

/** The first stop of the Tab key: out of sight until focused. */
export const skip = part({
  position: 'fixed',
  insetInlineStart: layout.gutter,
  top: '.5rem',
  zIndex: 20,
  padding: '.75rem 1.25rem',
  background: color.text,
  color: color.ground,
  fontWeight: 600,
  forcedColorAdjust: 'none',
  // Inside, on its own ground: below it is any part of the page, light or dark.
  ':focus': { outlineColor: color.ground, outlineOffset: -6 },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = part({ outline: 'none' });
