import { borders } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, style } from '../../styles/section-layer.ts';

/** A bar over the page's lower edge, so that nothing moves when it appears. */
export const root = style({
  ...textStyles.small,
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  background: color.card,
  selectors: {
    '&:not(:empty)': { padding: `.5rem ${layout.gutter} .875rem`, borderTop: `${borders.thick} ${color.agent}` },
  },
});

// In the text's last line, which is no higher for it. So the text has the full width.
globalStyle(`${root} button`, { margin: '-1rem 0 -1rem .375rem' });

// A focused element stays above the bar, and so do the links at the page's end.
globalStyle(`html:has(${root}:not(:empty))`, { scrollPaddingBottom: '6rem' });
globalStyle(`body:has(${root}:not(:empty)) footer`, { paddingBottom: '8rem' });
