import { failure, ownArrow, rules, slip, slipHead, stack, textStyles } from '../../styles/look.css.ts';
import { style as componentStyle } from '../../styles/component.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section.ts';

export const sheet = componentStyle(slip);
export const head = componentStyle(slipHead);
/** On large screens, the form is the second column, beside everything else. */
export const form = style({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  ...onLarge({ gridArea: '1 / 2 / 3', gridTemplateColumns: '1fr 1fr' }),
});
/** What the script says when a request was not sent. */
globalStyle(`${form} > [role=alert]:has(b:not(:empty))`, failure);
globalStyle(`${form} b`, { color: color.loss });
globalStyle(`${form} > :not(label), ${form} > label:has(textarea)`, { gridColumn: '1 / -1' });
export const field = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  // Leaves room for the focus outline between label and input.
  marginBlock: '.375rem 4px',
  padding: '.625rem 0',
  border: 0,
  borderBlockEnd: `${rules.head} ${color.text}`,
  background: 'none',
  fontSize: textStyles.body.fontSize,
  resize: 'vertical',
  selectors: {
    '&[aria-invalid]': { borderColor: color.loss, outlineColor: color.loss },
    'select&': ownArrow,
    'textarea&': {
      padding: 0,
      background: `linear-gradient(transparent calc(100% - 1px), ${color.line} 0) local 0 0 / 100% 2rem`,
      lineHeight: '2rem',
    },
  },
});
export const problem = style({ color: color.loss, fontWeight: 700 });
export const note = style({ ...textStyles.small, color: color.muted });
export const words = style({ ...stack, gap: space.m, alignContent: 'start' });

/** A bar over the page's lower edge, so that nothing moves when it appears. */
export const notice = style({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: space.m,
  overflowWrap: 'anywhere',
  background: color.slip,
  selectors: {
    '&:not(:empty)': { padding: `${space.xs} ${layout.gutter}`, borderTop: `${rules.strong} ${color.agent}` },
  },
});

// A focused element stays above the bar, and so do the links at the page's end.
globalStyle(`html:has(${notice}:not(:empty))`, { scrollPaddingBottom: '10rem' });
globalStyle(`body:has(${notice}:not(:empty)) footer`, { paddingBottom: '12rem' });
