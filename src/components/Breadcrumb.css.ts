import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .625rem',
  color: vars.color.mutedOnInk,
  fontSize: vars.size.small,
});
export const item = part({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  gap: '.625rem',
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', color: vars.color.inkLine } },
});
export const link = part({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
  color: 'inherit',
  // Where one already is does not invite a click.
  selectors: { '&[aria-current]': { textDecoration: 'none' } },
});
