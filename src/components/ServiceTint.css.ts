import { styleVariants } from '@vanilla-extract/css';
import { tintColor, tints } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets a service's tint for everything inside. Only articles need one above the fold: ArticleTint.critical.css.ts. */
export const serviceTint = styleVariants(tints, (tint) => ({
  '@layer': { [component]: { vars: { [color.tint]: tintColor(tint) } } },
}));
