import { styleVariants } from '@vanilla-extract/css';
import { tintColor, tints } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets an article's paper color for everything inside. */
export const articleTint = styleVariants(tints, (paper) => ({
  '@layer': { [component]: { vars: { [color.tint]: tintColor(paper) } } },
}));
