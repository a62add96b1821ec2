import { styleVariants } from '@vanilla-extract/css';
import { tintColor, tints } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets a service's color for everything inside. No first screen has it; an article's does (ArticleTint.critical.css.ts). */
export const serviceTint = styleVariants(tints, (paper) => ({
  '@layer': { [component]: { vars: { [color.tint]: tintColor(paper) } } },
}));
