import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

export const list = placed({ borderTop: rules.strong, borderBottom: rules.hairline });
export const entry = placed({ selectors: { '& + &': { borderTop: rules.hairline } } });

/** A plus, and a minus while its answer shows. */
export const question = placed({
  ...textStyles.action,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: vars.space.s,
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  '::after': { content: '"+" / ""', fontSize: '1.625rem', lineHeight: 1, textAlign: 'center' },
  selectors: { 'details[open] > &::after': { content: '"–" / ""' } },
});
export const answer = placed({ ...textStyles.small, maxWidth: '38em', paddingBottom: vars.space.s });
