import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({ paddingBlock: vars.space.xl, borderTop: `1px solid ${vars.color.line}` });

export const basis = placed({ marginTop: vars.space.m });
