import { arriving } from '../styles/arriving.css.ts';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  // Side by side where they fit; a figure that is too wide for its share moves to a line of its own.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem .75rem',
  // Each takes its share of the row from the others.
  selectors: { '&:not(:has(> :nth-child(3)))': arriving },
});

/** The figure is shown above its label, though a definition list names the label first. */
export const entry = part({
  flex: '1 1 4.75rem',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '.25rem',
  paddingTop: '.5rem',
  borderTop: '2px solid',
});
export const value = part({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)',
  whiteSpace: 'nowrap',
  lineHeight: 1,
});
// A long word takes from its neighbors' shares before it breaks.
export const label = part({
  fontFamily: vars.font.label,
  fontSize: vars.size.small,
  hyphens: 'auto',
  overflowWrap: 'normal',
});
