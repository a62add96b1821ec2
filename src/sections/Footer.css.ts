import { textStyles, wrap } from '../styles/look.css.ts';
import { globalStyle, layout, space, style } from '../styles/section.ts';

export const root = style({ ...textStyles.small, paddingBlock: space.m, overflow: 'clip' });

/** Links in a row, each large enough for a finger. A breadcrumb has slashes between its links. */
export const links = style({ ...wrap, marginInline: '-.6rem' });
globalStyle(`${links} :is(li, a)`, { display: 'inline-flex', alignItems: 'center', minHeight: layout.target });
// A short word, too, has room for a finger.
globalStyle(`${links} a`, { paddingInline: '.6rem', overflowWrap: 'anywhere' });
// It breaks like a sentence, because titles are long. A title that does not fit beside the rest has its own line.
globalStyle(`ol${links}`, { display: 'block', margin: `0 0 ${space.xs}`, textIndent: '-.6rem' });
globalStyle(`ol${links} a`, { textIndent: 0 });
globalStyle(`ol${links} li`, { display: 'inline' });
globalStyle(`ol${links} [aria-current]`, { display: 'inline-block', minHeight: 0, paddingInline: 0 });
globalStyle(`ol${links} li:nth-last-child(2)::after`, { marginInlineEnd: '.6rem' });
globalStyle(`ol${links} li:not(:last-child)::after`, { content: '"/" / ""' });
// On a slow connection, a link can be painted before its text and wrap later. Until the text loads, it is hidden.
globalStyle(`${links} li:not(:has(:not(:empty)))`, { display: 'none' });
// The link to the current page is not underlined.
globalStyle(`${links} [aria-current]`, { textDecoration: 'none' });

export const icon = style({ width: 24, marginInline: 6, fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
