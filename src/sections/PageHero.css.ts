import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const layout = placed({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const title = placed({ fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4.25rem)', maxWidth: '15em' });
