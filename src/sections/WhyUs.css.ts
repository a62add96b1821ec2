import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Where there is room, the seam stands beside the words. */
export const layout = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': {
    [media.large]: { grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' },
  },
});
export const lead = placed({ marginTop: vars.space.xs });
export const reason = placed({ paddingBlock: '.75rem', borderTop: rules.hairline });
