/** A stamp's look: of the component, and of those that CSS sets beside words that say the same. */
import type { Rule } from './layered.ts';
import { rules, textStyles } from './look.css.ts';
import { media } from './media.ts';
import { fall } from './stamp.css.ts';

export const stampRule: Rule = {
  ...textStyles.label,
  padding: '.1em .5em',
  border: rules.head,
  fontWeight: 700,
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
