import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Below the contents and the text, as wide as both. */
export const root = placed({
  display: 'grid',
  gap: vars.space.m,
  marginTop: vars.space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = placed({ marginTop: vars.space.xs, borderTop: rules.strong });
export const link = placed({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.xs,
  borderBottom: rules.hairline,
});
