import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

const slipWidth = 'min(28rem, 36vw)';

/** The slip at the right hangs over the field's edge. */
export const layout = placed({
  display: 'grid',
  gap: space.m,
  '@media': {
    [media.large]: {
      position: 'relative',
      gridTemplateColumns: `minmax(0, 1fr) ${slipWidth}`,
      columnGap: space.section,
    },
  },
});

/** A run sheet's line, which breaks off. */
export const line = placed({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '9fr 11fr',
  '::before': { content: '', borderTop: rules.head },
  '::after': { content: '', borderTop: rules.head, borderTopStyle: 'dashed' },
});

export const title = placed({ ...textStyles.poster, gridColumn: '1 / -1', maxWidth: '7em' });
export const slip = placed({
  '@media': {
    [media.large]: {
      position: 'absolute',
      top: 'calc(100% - 6rem)',
      insetInlineEnd: vars.layout.gutter,
      width: slipWidth,
    },
  },
});

/** What should be here. */
export const nothing = placed({
  display: 'grid',
  placeContent: 'center end',
  minHeight: '4.5rem',
  paddingInline: '1rem',
  background: `repeating-linear-gradient(115deg, transparent 0 7px, ${color.line} 7px 8px)`,
});

export const list = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.large]: { paddingTop: '4rem' },
  },
});
export const way = placed({ position: 'relative', paddingTop: space.s, borderTop: rules.strong });
/** The whole row is its target. */
export const link = placed({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
globalStyle(`${link}::after`, { '@layer': { [section]: { content: '', position: 'absolute', inset: 0 } } });
