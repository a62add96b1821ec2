import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** The contents beside the text where there is room, above it where there is none. */
export const layout = placed({
  display: 'grid',
  // A wide table must scroll in its box, not widen its column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.large]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      gap: `${vars.space.xl} clamp(3rem, 6vw, 6.5rem)`,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});
/** A line that can be read, and room for the tables beside it. */
export const text = placed({ maxWidth: '60rem' });
/** What follows takes the whole width. */
export const after = placed({ gridColumn: '1 / -1' });
