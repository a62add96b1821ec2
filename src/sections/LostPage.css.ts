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
