import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const entry = placed({
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-of-type': { borderTop: '4px solid' } },
});
/** A plus, and a minus while its answer shows. */
export const question = placed({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  paddingBlock: '1rem',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  cursor: 'pointer',
  '::before': { content: '"+" / ""' },
  selectors: { 'details[open] > &::before': { content: '"–" / ""' } },
});
export const answer = placed({ maxWidth: vars.layout.prose, paddingBottom: vars.space.s });
