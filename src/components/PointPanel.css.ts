import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const root = part({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.5rem) min(7vw, 1rem + 2vw, 2.5rem)',
});

/** `problem`: paper; `solution`: ink, so that the eye ends there. */
export const panel = styleVariants({
  problem: [root, part({ background: vars.color.slip, border: `1px solid ${vars.color.line}` })],
  solution: [
    root,
    part({ background: vars.color.ink, color: vars.color.text, border: `1px solid ${vars.color.line}` }),
  ],
});
export const text = styleVariants({
  problem: [part({ color: vars.color.muted })],
  solution: [part({ color: vars.color.muted })],
});

export const points = part({ display: 'grid', gap: '.75rem', marginTop: '.25rem' });
export const point = part({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '.75rem', lineHeight: 1.45 });
const icon = part({ marginTop: '.125rem' });
export const sign = styleVariants({
  problem: [icon, part({ color: vars.color.loss })],
  solution: [icon, part({ color: vars.color.agent })],
});
