import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const layout = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': {
    [media.large]: { grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' },
  },
});
export const words = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  alignContent: 'start',
});
/** Beside the form, where there is room. The signs in ink: saffron does not show on saffron. */
export const next = placed({
  display: 'none',
  gap: space.xs,
  paddingTop: space.s,
  borderTop: rules.strong,
  '@media': { [media.large]: { display: 'grid' } },
  vars: { [color.agent]: color.text, [color.person]: color.text },
});
