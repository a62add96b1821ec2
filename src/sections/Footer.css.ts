import { hiddenUntilParsed, stack, wrap } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { globalStyle, layout, onLarge, space, style } from '../styles/section-layer.ts';

/** One below the other; on large screens, at both ends of a row. */
export const splitRow = style(
  onLarge({
    ...wrap,
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space.l,
    // On a short page, the first screen shows the row, and each link that arrives moves those before it.
    selectors: { 'footer:not(:has(~ *)) &': hiddenUntilParsed },
  }),
);
export const root = style({ ...textStyles.small, paddingBlock: space.m, overflow: 'clip' });

/** Links in a row, each large enough for a finger. A breadcrumb has slashes between its links. */
export const links = style({ ...wrap, marginInline: '-.6rem' });
globalStyle(`${links} :is(li, a)`, { display: 'inline-flex', alignItems: 'center', minHeight: layout.target });
// A short word, too, has room for a finger.
globalStyle(`${links} a`, { paddingInline: '.6rem', overflowWrap: 'anywhere' });
// Its last link, the page's title, has its own line if the line before it has no room for it.
globalStyle(`ol${links}`, { display: 'block', marginBottom: space.xs, ...onLarge({ marginBottom: 0 }) });
globalStyle(`ol${links} li`, { display: 'inline' });
globalStyle(`ol${links} [aria-current]`, {
  display: 'inline-block',
  marginTop: '-.8rem',
  paddingBlock: '.8rem',
  textDecoration: 'none',
});
globalStyle(`ol${links} li:not(:last-child)::after`, { content: '" / " / ""' });
// On a slow connection, a link can be painted before its text and wrap later. Until the text loads, it is hidden.
globalStyle(`${links} li:not(:has(:not(:empty)))`, { display: 'none' });

/** One below the other; on large screens, in three columns. */
export const services = style({
  ...stack,
  ...onLarge({ flexBasis: '100%', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
});

export const icon = style({ width: 24, marginInline: 6, fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
