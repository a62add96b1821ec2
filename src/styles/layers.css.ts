import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, weakest first: document defaults, then small parts, then the bands that place them. */
export const reset = globalLayer('reset');
export const component = globalLayer('component');
export const section = globalLayer('section');
