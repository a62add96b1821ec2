import { inPart, part } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

export const list = part({ borderTop: rules.strong, borderBottom: rules.hairline });
export const entry = part({ selectors: { '& + &': { borderTop: rules.hairline } } });

/** A plus, and a minus while its text shows. */
export const title = part({
  ...textStyles.action,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: vars.space.s,
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  '::after': { ...textStyles.heading, content: '"+" / ""', lineHeight: 1, textAlign: 'center' },
  selectors: { 'details[open] > &::after': { content: '"–" / ""' } },
});
export const text = part({
  ...textStyles.small,
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: '38em',
  paddingBottom: vars.space.s,
});
inPart(`${text} ul`, { paddingInlineStart: '1.25rem', listStyle: 'square' });
