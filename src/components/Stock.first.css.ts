import { styleVariants } from '@vanilla-extract/css';
import { stocks } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets the paper color of a service or article for everything inside. */
export const stock = styleVariants(stocks, (paper) => ({
  '@layer': { [component]: { vars: { [color.stock]: paper } } },
}));
