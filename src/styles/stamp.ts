import type { Rule } from './layered.ts';
import { rules, textStyles } from './look.css.ts';

/** A stamp's look: where a person or the system signs. */
export const stampRule: Rule = {
  ...textStyles.label,
  padding: '.1em .5em',
  border: rules.head,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  rotate: '-4deg',
};
