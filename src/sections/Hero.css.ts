import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({
  // On a phone the button that ends the typing, and its focus ring, fit between the header and the headline.
  paddingTop: `calc(${vars.layout.header} + ${vars.layout.target} + .75rem)`,
  paddingBottom: vars.space.l,
  '@media': { [media.large]: { paddingTop: `calc(${vars.layout.header} + ${vars.space.xl})` } },
});
export const actions = placed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  marginBlock: `${vars.space.m} ${vars.space.xl}`,
});
