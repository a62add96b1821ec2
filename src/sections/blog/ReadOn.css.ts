import { media, rules } from '../../styles/look.css.ts';
import { space, style } from '../../styles/section.ts';

/** Below the table of contents and the text, as wide as both together. */
export const root = style({
  display: 'grid',
  gap: space.m,
  marginTop: space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const list = style({ marginTop: space.xs, borderTop: rules.strong, borderBottom: rules.hairline });
