import { part } from '../styles/layered.ts';
import { grounds } from '../styles/band.css.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Of no use without a script. */
export const root = part({
  ...grounds.slip,
  display: 'grid',
  gap: vars.space.s,
  minWidth: 0,
  margin: 0,
  padding: vars.space.s,
  border: rules.head,
  scrollMarginTop: vars.layout.header,
  '@media': { ...grounds.slip['@media'], [media.noScripting]: { display: 'none' } },
});
export const input = part({
  display: 'block',
  width: '100%',
  minHeight: vars.layout.target,
  padding: 0,
  border: 0,
  borderBlockEnd: rules.head,
  borderRadius: 0,
  background: 'none',
  ...textStyles.action,
  selectors: { '&[aria-invalid]': { color: vars.color.loss } },
});
export const problem = part({ ...textStyles.small, color: vars.color.loss, ':empty': { display: 'none' } });
export const results = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.s,
  paddingTop: vars.space.s,
  borderTop: rules.strong,
});
