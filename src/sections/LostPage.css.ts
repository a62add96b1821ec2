import { globalStyle } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

const slipWidth = 'min(28rem, 36vw)';

/** The slip at the right hangs over the field's edge. */
export const layout = placed({
  display: 'grid',
  gap: space.m,
  '@media': {
    [media.large]: { position: 'relative', gridTemplateColumns: `minmax(0, 1fr) ${slipWidth}`, columnGap: space.xl },
  },
});

/** A run sheet's line, which breaks off. */
export const line = placed({
  gridColumn: '1 / -1',
  width: '100%',
  height: 16,
  overflow: 'visible',
  fill: 'none',
  stroke: color.text,
  strokeWidth: 2.5,
});
export const missing = placed({ strokeDasharray: '8 8' });
export const ring = placed({ strokeWidth: 18, strokeLinecap: 'round' });
export const hole = placed({ strokeWidth: 12, strokeLinecap: 'round', stroke: color.agentField });

export const title = placed({
  gridColumn: '1 / -1',
  maxWidth: '7em',
  fontSize: 'clamp(min(3.5rem, 17vw), 11vw, 11rem)',
  lineHeight: 0.9,
});
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

export const ways = placed({ '@media': { [media.large]: { paddingTop: `calc(${space.section} + 3rem)` } } });
export const list = placed({
  display: 'grid',
  gap: `${space.m} clamp(1.5rem, 3.5vw, 3rem)`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const way = placed({
  position: 'relative',
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  paddingTop: space.s,
  borderTop: `4px solid ${color.text}`,
});
export const name = placed({ fontSize: 'clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem)' });
/** The whole row is its target. */
export const link = placed({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
globalStyle(`${link}::after`, { '@layer': { [section]: { content: '', position: 'absolute', inset: 0 } } });
