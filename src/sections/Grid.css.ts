/** The heads and card grids that bands share. */
import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const head = placed({ display: 'grid', gap: vars.space.s, marginBottom: vars.space.l, maxWidth: '46rem' });
export const cards = placed({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
