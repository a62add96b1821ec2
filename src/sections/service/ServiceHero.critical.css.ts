import { borders, stack, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** The timeline adds the second background color. */
export const root = style({ paddingTop: `calc(${layout.header} + .25rem)`, overflow: 'clip', isolation: 'isolate' });

/**
 * On large screens, the figures are beside the headline, above the timeline's hand-off. Their column is as wide as the
 * widest figure at least, because a figure is on one line.
 */
export const columns = style({
  ...stack,
  ...onLarge({
    grid: 'auto auto auto auto 1fr / repeat(2, minmax(0, 1fr)) minmax(min-content, 1fr)',
    columnGap: space.m,
    paddingTop: space.s,
  }),
});
const besideFigures = onLarge({ gridColumn: 'span 2' });
export const breadcrumb = style({ ...textStyles.small, gridColumn: '1 / -1' });
export const title = style({
  marginInlineStart: '-.031em',
  ...onLarge({ gridColumn: 'span 2', fontSize: 'clamp(2.42rem, 1.75rem + 2.6vw, 4.356rem)' }),
});
export const intro = style({ textWrap: 'balance', ...besideFigures });
export const action = style({
  display: 'grid',
  gap: '.625rem',
  justifyItems: 'start',
  marginTop: space.s,
  ...besideFigures,
});
export const promise = style({ maxWidth: '44em', textWrap: 'pretty' });
export const price = style({ maxWidth: '44em', fontWeight: 700, textWrap: 'pretty' });

export const keyFigures = style({ marginTop: space.s, ...onLarge({ gridArea: '2 / 3 / -1', marginTop: '.5rem' }) });
/** Rows of a figure and what it counts; on large screens, the figure above. */
export const figures = style({ marginBottom: '.625rem', borderTop: borders.thick, ...onLarge({ border: 0 }) });
export const figure = style({
  ...wrap,
  alignItems: 'center',
  columnGap: '.75rem',
  paddingBlock: '.25rem',
  selectors: { '& + &': { borderTop: borders.hairline } },
  ...onLarge({ display: 'block', paddingBlock: '.5rem', selectors: { '&&': { borderTop: borders.thick } } }),
});
export const value = style({
  ...textStyles.title,
  flex: '0 0 8rem',
  whiteSpace: 'nowrap',
  ...onLarge({ fontSize: 'clamp(2.42rem, 1.1rem + 3.6vw, 4.2rem)' }),
});
export const label = style({ ...textStyles.small, flex: '1 1 7rem', lineHeight: 1.25 });
/** Its lines break as they come: with `pretty`, later words would move earlier ones. */
export const note = style({ textWrap: 'wrap' });
