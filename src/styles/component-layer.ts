/** The theme, and vanilla-extract's functions for the cascade layer of components. */
import { inLayer, component } from './theme.css.ts';

export * from './theme.css.ts';
export const { style, globalStyle } = inLayer(component);
