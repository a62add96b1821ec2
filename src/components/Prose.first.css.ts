import { rules, textStyles } from '../styles/look.css.ts';
import { color, font, inPart, onLarge, part, type Rule, space } from '../styles/theme.css.ts';

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
within('ol', { counterReset: 'item' });
within('li', {
  position: 'relative',
  paddingBlock: '.5em',
  paddingInlineStart: space.m,
  borderBottom: rules.hairline,
});
within('ol > li', { counterIncrement: 'item' });
within('li::before', { content: '', position: 'absolute', insetInlineStart: 0, fontWeight: 700 });
within('ul > li::before', { insetBlockStart: '1.15em', width: '.625em', borderTop: rules.head });
within('ol > li::before', { content: 'counter(item)', fontFamily: font.heading });
within('blockquote', {
  paddingInlineStart: space.s,
  borderInlineStart: rules.strong,
  borderColor: color.text,
});
within('img', { display: 'block', maxWidth: '100%', height: 'auto' });
within('picture + figcaption', { ...textStyles.small, marginTop: space.xs });
