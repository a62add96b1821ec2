import { media } from '../styles/media.ts';
import { backgroundStyles, borders } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { color, globalStyle, layout, space, style } from '../styles/component-layer.ts';

/** Of no use without a script. */
export const root = style({
  ...backgroundStyles.card,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: space.s,
  alignItems: 'end',
  minWidth: 0,
  padding: space.s,
  border: borders.medium,
  scrollMarginTop: layout.header,
  '@media': { ...backgroundStyles.card['@media'], [media.noScripting]: { display: 'none' } },
});
globalStyle(`${root} > :not(label)`, { gridColumn: '1 / -1' });
export const input = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  // The focus ring does not touch the label.
  marginTop: space.xs,
  padding: 0,
  border: 0,
  borderBlockEnd: borders.medium,
  background: 'none',
  ...textStyles.button,
  selectors: { '&[aria-invalid]': { color: color.loss } },
});
export const problem = style({ ...textStyles.small, color: color.loss, ':empty': { display: 'none' } });
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space.s,
  paddingTop: space.s,
  borderTop: borders.thick,
});
