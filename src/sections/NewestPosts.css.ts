import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const post = placed({ display: 'grid', gap: '.5rem', alignContent: 'start' });
export const all = placed({ marginTop: vars.space.m });
