import { styleVariants } from '@vanilla-extract/css';
import { stockDarkening, stocks } from '../lib/colors.ts';
import { color, component } from '../styles/theme.css.ts';

/** Sets an article's paper color for everything inside. */
export const stock = styleVariants(stocks, (paper) => ({
  '@layer': {
    [component]: {
      vars: { [color.stock]: `light-dark(${paper}, color-mix(in oklab, ${color.ink} ${stockDarkening}, ${paper}))` },
    },
  },
}));
