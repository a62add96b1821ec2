import { styleVariants } from '@vanilla-extract/css';
import { stocks } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** The paper of what is within: a service's or an article's own. */
export const stock = styleVariants(stocks, ([day, night]) => ({
  '@layer': { [component]: { vars: { [color.stock]: `light-dark(${day}, ${night})` } } },
}));
