/** Styles of articles and legal pages that nothing above the fold needs. */
import { borders } from '../styles/mixins.css.ts';
import { color, font, globalStyle, type Rule, space } from '../styles/component-layer.ts';
import { prose } from './Prose.critical.css.ts';

const within = (selector: string, rule: Rule) => globalStyle(`${prose} ${selector}`, rule);

within('ol', { counterReset: 'item' });
within('li', {
  position: 'relative',
  paddingBlock: '.5em',
  paddingInlineStart: space.m,
  borderBottom: borders.hairline,
});
within('ol > li', { counterIncrement: 'item' });
within('li::before', { content: '', position: 'absolute', insetInlineStart: 0, fontWeight: 700 });
within('ul > li::before', { insetBlockStart: '1.15em', width: '.625em', borderTop: borders.medium });
within('ol > li::before', { content: 'counter(item)', fontFamily: font.heading, fontSize: '.968em' });
within('blockquote', { paddingInlineStart: space.s, borderInlineStart: borders.thick, borderColor: color.text });
within('pre', {
  padding: space.s,
  overflowX: 'auto',
  border: borders.hairline,
  '@media': { print: { whiteSpace: 'pre-wrap' } },
});
within('img', { display: 'block', maxWidth: '100%', height: 'auto' });
