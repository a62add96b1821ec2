import { textStyles } from '../styles/text-styles.css.ts';
import { globalStyle, onLarge, type Rule, space, style } from '../styles/component-layer.ts';

/** Lines of text are short. Tables and the calculator are as wide as the column. */
export const prose = style(onLarge({ fontSize: '1.1875rem', lineHeight: 1.6 }));
/** An article. Its first paragraph is larger. */
export const article = style({});

const within = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule);

within('> :not(figure, fieldset)', { maxWidth: '44rem' });
within('> * + *', { marginTop: space.s });
within('> figure', { marginBlock: space.m });
// Where text is large, legal pages' longest word ("Indemnification") still fits a phone's line.
within('h2', {
  marginTop: space.l,
  fontSize: 'min(13vw, clamp(1.573rem, 1.162rem + 1.355vw, 2.178rem))',
  lineHeight: 1.188,
});
within('h3', { marginTop: space.m });
within('> h2:first-child', { marginTop: 0 });
within('> :is(h2, h3) + *', { marginTop: '.75rem' });
globalStyle(`${article} > p:first-child`, textStyles.intro);
