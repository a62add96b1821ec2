import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

/** On a laptop the figures still belong to the first screen. */
export const root = placed({ paddingTop: '2rem' });
export const title = placed({ marginBottom: vars.space.s });
export const details = placed({ marginTop: vars.space.m, borderBlock: rules.hairline });
