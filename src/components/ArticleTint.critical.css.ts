import { styleVariants } from '@vanilla-extract/css';
import { paperColor, stocks } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets an article's paper color for everything inside. */
export const stock = styleVariants(stocks, (paper) => ({
  '@layer': { [component]: { vars: { [color.stock]: paperColor(paper) } } },
}));
