import { placed } from '../styles/layered.ts';
import { rules, stack, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** First in its part; where there is room, beside all of it. */
export const form = placed({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  '@media': { [media.large]: { gridArea: '1 / 2 / 3' } },
});
export const head = placed({ paddingBottom: vars.space.xs, borderBottom: rules.head });
export const field = placed({
  fontSize: textStyles.body.fontSize,
  selectors: { 'textarea&': { marginTop: vars.space.xs } },
});
export const note = placed({ ...textStyles.small, color: vars.color.muted });
export const words = placed({
  ...stack,
  gap: vars.space.m,
  alignContent: 'start',
});
