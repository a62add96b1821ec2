import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({
  display: 'grid',
  gap: vars.space.l,
  maxWidth: vars.layout.prose,
  marginTop: vars.space.xl,
  '@media': { print: { display: 'none' } },
});
export const group = placed({ display: 'grid', gap: '.25rem', alignContent: 'start' });
export const title = placed({ fontSize: vars.size.h3 });
export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  paddingBlock: '.375rem',
  lineHeight: 1.3,
  color: vars.color.personText,
});
export const neighbors = placed({
  display: 'grid',
  gap: vars.space.s,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const next = placed({ '@media': { [media.medium]: { gridColumn: 2, textAlign: 'end', justifyItems: 'end' } } });
