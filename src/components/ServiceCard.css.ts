import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.125rem',
  overflow: 'hidden',
  padding: '1.875rem min(1.5rem, 7vw) 1rem',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.slip,
  '@media': { [media.medium]: { paddingInline: '1.625rem' } },
});
export const edge = part({ position: 'absolute', inset: '0 0 auto', width: '100%', height: 6 });
export const summary = part({ color: vars.color.muted });
export const figures = part({
  paddingBlock: '1rem',
  borderBlock: `1px dashed ${vars.color.line}`,
});
export const points = part({ display: 'grid', gap: '.5rem' });
export const point = part({
  position: 'relative',
  paddingInlineStart: '1.375rem',
  lineHeight: 1.45,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.5em',
    border: `.25rem solid ${vars.color.agent}`,
  },
});
export const more = part({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  marginTop: 'auto',
  fontWeight: 600,
  color: vars.color.personText,
});
