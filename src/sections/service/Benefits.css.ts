import { media } from '../../styles/media.ts';
import { backgroundStyles, borders } from '../../styles/mixins.css.ts';
import { color, globalStyle, onLarge, space, style } from '../../styles/section-layer.ts';

/** Gains, between lines; on large screens, cards with an edge in the service's color. */
export const list = style({
  marginTop: '.75rem',
  borderTop: borders.thick,
  ...onLarge({ marginTop: space.m, border: 0 }),
});
export const item = style({
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: borders.hairline } },
  ...onLarge({
    position: 'relative',
    padding: space.s,
    paddingBlock: space.m,
    background: color.card,
    selectors: { '&&': { border: borders.hairline } },
    '::before': { content: '', position: 'absolute', inset: '-1px -1px auto', height: 8 },
  }),
});
// A box and not a border, because the color is that of a background.
globalStyle(`${item}::before`, {
  ...backgroundStyles.tint,
  '@media': { ...backgroundStyles.tint['@media'], [media.forcedColors]: { display: 'none' } },
});
