import { disclosure, rules, textStyles } from '../styles/look.css.ts';
import { inPart, part, space } from '../styles/theme.css.ts';

export const list = part({ borderTop: rules.strong, borderBottom: rules.hairline });
export const entry = part({ selectors: { '& + &': { borderTop: rules.hairline } } });

export const title = part(disclosure);
export const text = part({
  ...textStyles.small,
  display: 'grid',
  gap: space.xs,
  maxWidth: '38em',
  paddingBottom: space.s,
  // A link to the text scrolls to the title above it.
  scrollMarginTop: '4rem',
});
inPart(`${text} ul`, { paddingInlineStart: '1.25rem', listStyle: 'square' });
