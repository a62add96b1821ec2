import { borders, stack, withoutBackplate, wrap } from '../../styles/mixins.css.ts';
import { color, onLarge, space, style } from '../../styles/section-layer.ts';

export const client = style({ ...wrap, columnGap: space.s, color: color.muted });
/**
 * The rows of ServiceHero.critical.css.ts; on large screens, three columns of larger figures, each at least as wide as its
 * figure. Where text is large, a share of the width limits the figures.
 */
export const results = style({
  marginTop: space.s,
  ...onLarge({
    marginTop: space.m,
    selectors: { '&&': { gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))' } },
  }),
});
export const value = style({ ...withoutBackplate, ...onLarge({ fontSize: 'clamp(min(3rem, 8vw), 7vw, 6rem)' }) });
export const story = style({
  paddingTop: '.75rem',
  borderTop: borders.thick,
  ...onLarge({ marginTop: space.m, paddingTop: 0, border: 0 }),
});
export const start = style({ marginTop: space.s, ...onLarge({ marginTop: 0 }) });
export const challengeAndSolution = style({
  ...stack,
  gap: '.75rem',
  textWrap: 'pretty',
  ...onLarge({ gridColumn: 'span 2', gridTemplateColumns: 'subgrid', columnGap: space.m }),
});
