import { placed } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, layout, space } = vars;

/** A bar over the page's lower edge, so that nothing moves when it comes. */
export const root = placed({
  position: 'fixed',
  zIndex: 5,
  insetInline: layout.gutter,
  insetBlockEnd: layout.gutter,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${layout.gutter})`,
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  columnGap: space.s,
  selectors: {
    '&:not(:empty)': {
      padding: `.5rem .75rem .5rem ${space.m}`,
      border: `1px solid ${color.agent}`,
      background: color.slip,
      color: color.text,
    },
  },
});

export const close = placed({
  flex: 'none',
  minWidth: layout.target,
  minHeight: layout.target,
  whiteSpace: 'nowrap',
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  ':focus-visible': { outlineColor: color.person },
});
