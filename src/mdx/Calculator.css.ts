import { grounds, media, rules, textStyles } from '../styles/look.css.ts';
import { color, globalStyle, layout, space, style } from '../styles/component-layer.ts';

/** Of no use without a script. */
export const root = style({
  ...grounds.slip,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
  gap: space.s,
  alignItems: 'end',
  minWidth: 0,
  padding: space.s,
  border: rules.head,
  scrollMarginTop: layout.header,
  '@media': { ...grounds.slip['@media'], [media.noScripting]: { display: 'none' } },
});
globalStyle(`${root} > :not(label)`, { gridColumn: '1 / -1' });
export const input = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  padding: 0,
  border: 0,
  borderBlockEnd: rules.head,
  background: 'none',
  ...textStyles.action,
  selectors: { '&[aria-invalid]': { color: color.loss } },
});
export const problem = style({ ...textStyles.small, color: color.loss, ':empty': { display: 'none' } });
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space.s,
  paddingTop: space.s,
  borderTop: rules.strong,
});
