import { media, rules } from '../styles/look.css.ts';
import { layout, sectionStyle, space } from '../styles/theme.css.ts';

/** Below the table of contents and the text, as wide as both together. */
export const root = sectionStyle({
  display: 'grid',
  gap: space.m,
  marginTop: space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = sectionStyle({ marginTop: space.xs, borderTop: rules.strong });
export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: layout.target,
  paddingBlock: space.xs,
  borderBottom: rules.hairline,
});
