import { rules, textStyles } from '../../styles/look.css.ts';
import { color, globalStyle, layout, space, style } from '../../styles/section.ts';

/** A bar over the page's lower edge, so that nothing moves when it appears. */
export const root = style({
  ...textStyles.small,
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: space.s,
  overflowWrap: 'anywhere',
  background: color.slip,
  selectors: {
    '&:not(:empty)': { padding: `${space.xs} ${layout.gutter}`, borderTop: `${rules.strong} ${color.agent}` },
  },
});

// A focused element stays above the bar, and so do the links at the page's end.
globalStyle(`html:has(${root}:not(:empty))`, { scrollPaddingBottom: '6rem' });
globalStyle(`body:has(${root}:not(:empty)) footer`, { paddingBottom: '8rem' });
