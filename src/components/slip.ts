/** Rules for the slip, the white sheet of the forms. Only the wizard shows one on its first screen. */
import { grounds, media, rules, stack, textStyles } from '../styles/look.css.ts';
import { color, type Rule, space } from '../styles/component.ts';

/** White, with a perforated lower edge, on a saffron background. */
export const slip = {
  padding: `${space.m} clamp(16px, 5vw, 2.25rem)`,
  borderBlockEnd: `8px dotted ${color.personField}`,
  ...grounds.slip,
  '@media': { ...grounds.slip['@media'], [media.forcedColors]: { border: rules.hairline } },
} satisfies Rule;
/** Its title; a stamp may be at the end. */
export const slipHead = {
  ...textStyles.label,
  display: 'flow-root',
  paddingBottom: space.xs,
  borderBottom: rules.head,
  fontWeight: 700,
} satisfies Rule;
/** The box that says that sending failed. */
export const failure = {
  ...textStyles.small,
  ...stack,
  gap: '.25rem',
  padding: '.75rem .875rem',
  border: `${rules.strong} ${color.loss}`,
} satisfies Rule;
/** An arrow for a drop-down, in place of the browser's, which insets the text. */
export const ownArrow = {
  appearance: 'none',
  backgroundImage: `conic-gradient(from -45deg at 50% 100%, ${color.text} 90deg, #0000 0)`,
  backgroundPosition: 'right',
  backgroundSize: '.875rem .4375rem',
  backgroundRepeat: 'no-repeat',
} satisfies Rule;
