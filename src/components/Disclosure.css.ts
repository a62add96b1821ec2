import { disclosure, rules, textStyles } from '../styles/look.css.ts';
import { globalStyle, onLarge, space, style } from '../styles/component-layer.ts';

export const list = style({ borderTop: rules.strong, borderBottom: rules.hairline });
// It goes on in a second list, which large screens show beside the first.
globalStyle(`${list} + ${list}`, { borderTop: 0, ...onLarge({ borderTop: rules.strong }) });
export const entry = style({ selectors: { '& + &': { borderTop: rules.hairline } } });

export const title = style(disclosure);
export const text = style({
  ...textStyles.small,
  display: 'grid',
  gap: space.xs,
  maxWidth: '38em',
  paddingBottom: space.s,
  // A link to the text scrolls to the title above it.
  scrollMarginTop: '4rem',
});
globalStyle(`${text} ul`, { paddingInlineStart: '1.25rem', listStyle: 'square' });
