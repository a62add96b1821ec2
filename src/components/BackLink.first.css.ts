import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const link = part({ display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.target });
