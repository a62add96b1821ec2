import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The service's own paragraphs, and beside them what it leaves on a desk. */
export const sideBySide = placed({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34vw)', alignItems: 'start' } },
});
export const aside = placed({
  padding: vars.space.l,
  '@media': { [media.large]: { gridArea: '1 / 2', position: 'sticky', top: '6rem' } },
});
