import { color, layout, style } from '../styles/component-layer.ts';

/** The skip link. It is hidden until it has the focus. */
export const skip = style({
  position: 'fixed',
  insetInlineStart: layout.gutter,
  top: '.5rem',
  zIndex: 20,
  padding: '.75rem 1.25rem',
  background: color.text,
  color: color.background,
  fontWeight: 600,
  forcedColorAdjust: 'none',
  // The outline is inside the link, because the page below the link may be light or dark.
  ':focus': { outlineColor: color.background, outlineOffset: -6 },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});

export const main = style({ outline: 'none' });
