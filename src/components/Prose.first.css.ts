import { textStyles } from '../styles/look.css.ts';
import { inPart, onLarge, part, type Rule, space } from '../styles/theme.css.ts';

/** Words, rules and tables end at one edge. */
export const prose = part({
  maxWidth: '36rem',
  ...onLarge({ fontSize: '1.125rem', lineHeight: 1.6 }),
});
/** It opens with its claim. */
export const article = part({});

const within = (selector: string, rule: Rule) => inPart(`${prose} ${selector}`, rule);

within('> * + *', { marginTop: space.s });
within('> figure', { marginBlock: space.m });
within('h2', { marginTop: space.l, lineHeight: 1.15, ...onLarge({ fontSize: '2rem' }) });
within('h3', { marginTop: space.m });
within('> h2:first-child', { marginTop: 0 });
within('> :is(h2, h3) + *', { marginTop: '.75rem' });
inPart(`${article} > p:first-child`, textStyles.lead);
