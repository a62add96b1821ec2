import { styleVariants } from '@vanilla-extract/css';
import { tintColor, tints } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets a service's tint for everything inside. No first screen needs it; an article's does (ArticleTint.critical.css.ts). */
export const serviceTint = styleVariants(tints, (tint) => ({
  '@layer': { [component]: { vars: { [color.tint]: tintColor(tint) } } },
}));
