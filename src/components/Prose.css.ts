/** Styles of articles and legal pages that the first screen does not need. */
import { rules } from '../styles/look.css.ts';
import { color, font, globalStyle, type Rule, space } from '../styles/component-layer.ts';
import { prose } from './Prose.critical.css.ts';

const within = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule);

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
within('ol > li::before', { content: 'counter(item)', fontFamily: font.heading, fontSize: '.968em' });
within('blockquote', { paddingInlineStart: space.s, borderInlineStart: rules.strong, borderColor: color.text });
within('img', { display: 'block', maxWidth: '100%', height: 'auto' });
