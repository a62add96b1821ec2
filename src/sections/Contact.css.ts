import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Beside the form, where there is room. */
export const words = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
});
