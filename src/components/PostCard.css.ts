import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.slip,
});
export const picture = part({ width: '100%', height: 'auto', aspectRatio: '2 / 1' });
export const words = part({ display: 'grid', gap: '.75rem', padding: '1.25rem 1.5rem 1.5rem' });
export const meta = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1rem',
  fontSize: vars.size.small,
  color: vars.color.muted,
});
export const category = part({ color: vars.color.personText, fontWeight: 600 });
export const title = part({ fontSize: vars.size.h3, lineHeight: 1.15 });
/** The whole card is the link's target. */
export const link = part({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textDecorationThickness: 2 },
  ':focus-visible': { outline: 'none' },
});
export const focusWithin = part({
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.personText}`, outlineOffset: 3 } },
});
export const excerpt = part({ color: vars.color.muted });
