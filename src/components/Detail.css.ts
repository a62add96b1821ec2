import { disclosure, rules, textStyles } from '../styles/look.css.ts';
import { globalComponentStyle, componentStyle, space } from '../styles/theme.css.ts';

export const list = componentStyle({ borderTop: rules.strong, borderBottom: rules.hairline });
export const entry = componentStyle({ selectors: { '& + &': { borderTop: rules.hairline } } });

export const title = componentStyle(disclosure);
export const text = componentStyle({
  ...textStyles.small,
  display: 'grid',
  gap: space.xs,
  maxWidth: '38em',
  paddingBottom: space.s,
  // A link to the text scrolls to the title above it.
  scrollMarginTop: '4rem',
});
globalComponentStyle(`${text} ul`, { paddingInlineStart: '1.25rem', listStyle: 'square' });
