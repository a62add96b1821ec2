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
    [media.large]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space.xl, alignItems: 'start' },
    print: { display: 'block' },
  },
});
