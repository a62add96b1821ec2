import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const list = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .625rem',
  color: vars.color.muted,
  fontSize: vars.size.small,
});
export const item = part({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  gap: '.625rem',
  selectors: {
    '&:not(:has([aria-current]))::after': { content: '"/" / ""', color: vars.color.line },
    // On a slow line a page can be painted before its words: a crumb moves to the next row only with them.
    '&:not(:has(:not(:empty)))': { display: 'none' },
  },
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
