import { styleVariants } from '@vanilla-extract/css';
import { tintColor, tints } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets an article's tint for everything inside. */
export const articleTint = styleVariants(tints, (tint) => ({
  '@layer': { [component]: { vars: { [color.tint]: tintColor(tint) } } },
}));
