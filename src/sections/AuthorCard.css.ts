import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({ display: 'flex', gap: vars.space.m, alignItems: 'center', marginTop: vars.space.l });
export const portrait = placed({ objectFit: 'cover' });
