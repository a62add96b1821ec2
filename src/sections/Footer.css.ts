import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({
  color: vars.color.text,
  background: vars.color.ink,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBlock: `${vars.space.l} ${vars.space.m}`,
});

export const rows = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const brand = placed({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: '1.25rem',
  // Beside a long breadcrumb with large text it is the breadcrumb that breaks.
  '@media': { [media.medium]: { overflowWrap: 'normal' } },
});

export const links = placed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  gridColumn: '1 / -1',
});

export const link = placed({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
  color: vars.color.muted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});

export const social = placed({ display: 'flex', gap: '.25rem' });

export const note = placed({ fontSize: vars.size.small, color: vars.color.muted });

/** Below the brand and the accounts, in a row of its own. */
export const tagline = placed({ gridColumn: '1 / -1', color: vars.color.muted });

export const end = placed({
  gridColumn: '1 / -1',
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.color.slip}`,
  fontSize: vars.size.small,
  color: vars.color.muted,
});
