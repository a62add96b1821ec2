import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const facts = part({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s });
