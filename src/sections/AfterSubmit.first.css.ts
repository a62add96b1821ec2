import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { vars } from '../styles/theme.css.ts';

/** Shown once the script knows the step: a draft that opens at a longer one would move it. */
export const root = placed({
  maxWidth: '36rem',
  marginTop: vars.space.m,
  borderBlock: rules.hairline,
  selectors: { '[data-step]:not([data-step="ready"]) &': { display: 'none' } },
});

export const title = placed({
  ...textStyles.action,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  cursor: 'pointer',
  '::after': { content: '"+" / ""' },
  selectors: { '[open] > &::after': { content: '"–" / ""' } },
});

export const list = placed({ ...textStyles.small, display: 'grid', gap: '.625rem', paddingBottom: vars.space.s });
