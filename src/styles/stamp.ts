/** A stamp's look: of the component, and of those that CSS sets beside words that say the same. */
import type { Rule } from './layered.ts';
import { media } from './media.ts';
import { fall } from './stamp.css.ts';
import { vars } from './theme.css.ts';

export const stampRule: Rule = {
  padding: '.1em .5em',
  border: '2px solid',
  fontFamily: vars.font.label,
  fontSize: 'min(.75rem, 4vw)',
  lineHeight: 1.45,
  fontWeight: 700,
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  rotate: '-4deg',
};

/** A stamp that falls, as a `::before` or `::after`: drawn, and not read out. */
export const stamp = (words: string): Rule => ({
  ...stampRule,
  content: [`"${words}"`, `"${words}" / ""`],
  flex: 'none',
  '@media': { [media.motion]: { animation: `${fall} .25s ease-in` } },
});
