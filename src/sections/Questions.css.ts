import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const entry = placed({
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: '.5rem',
  selectors: { '&:first-of-type': { borderTop: '4px solid' } },
});
export const question = placed({
  minHeight: vars.layout.target,
  paddingBlock: '.5rem',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: vars.size.h3,
  lineHeight: 1.2,
  cursor: 'pointer',
});
export const answer = placed({ maxWidth: vars.layout.prose, paddingBottom: vars.space.s });
