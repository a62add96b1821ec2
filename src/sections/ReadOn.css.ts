import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Below the contents and the text, as wide as both. */
export const root = placed({
  display: 'grid',
  gap: vars.space.l,
  marginTop: vars.space.xl,
  paddingTop: vars.space.s,
  borderTop: `4px solid ${vars.color.text}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' }, print: { display: 'none' } },
});
export const group = placed({ display: 'grid', alignContent: 'start' });
export const title = placed({ fontSize: vars.size.h3, marginBottom: vars.space.xs });
export const link = placed({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: '.375rem',
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.3,
});
