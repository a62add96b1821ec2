import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Nothing to press on paper. */
export const root = placed({ '@media': { print: { display: 'none' } } });
export const layout = placed({ display: 'grid', gap: vars.space.m, justifyItems: 'start' });
export const title = placed({ maxWidth: '15em' });
export const note = placed({ maxWidth: vars.layout.prose });
