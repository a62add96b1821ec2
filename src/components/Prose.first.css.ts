import { textStyles } from '../styles/look.css.ts';
import { globalComponentStyle, onLarge, componentStyle, type Rule, space } from '../styles/theme.css.ts';

/** Text, lines and tables have the same width. */
export const prose = componentStyle({
  maxWidth: '36rem',
  ...onLarge({ fontSize: '1.125rem', lineHeight: 1.6 }),
});
/** An article. Its first paragraph is larger. */
export const article = componentStyle({});

const within = (selector: string, rule: Rule) => globalComponentStyle(`${prose} ${selector}`, rule);

within('> * + *', { marginTop: space.s });
within('> figure', { marginBlock: space.m });
within('h2', { marginTop: space.l, lineHeight: 1.15, ...onLarge({ fontSize: '2rem' }) });
within('h3', { marginTop: space.m });
within('> h2:first-child', { marginTop: 0 });
within('> :is(h2, h3) + *', { marginTop: '.75rem' });
globalComponentStyle(`${article} > p:first-child`, textStyles.lead);
