/** The theme, and vanilla-extract's functions for the cascade layer of sections. */
import { inLayer, section } from './theme.css.ts';

export * from './theme.css.ts';
export const { style, globalStyle } = inLayer(section);
