import { disclosure, plainLink, rules } from '../styles/look.css.ts';
import { color, globalStyle, layout as measure, onLarge, space, style } from '../styles/section.ts';

export const root = style({
  paddingBlock: `${space.s} ${space.section}`,
  ...onLarge({ paddingTop: space.l }),
});

/** On large screens, headings and the table of contents are left of the text. */
export const layout = style({ position: 'relative' });
export const contents = style({
  marginBottom: '1.25rem',
  borderTop: rules.strong,
  borderBottom: rules.hairline,
  // Open, it covers headings beside it, so that the text does not move.
  ...onLarge({ position: 'absolute', zIndex: 1, width: `calc((100% - ${space.m}) / 3)`, background: color.ground }),
});
export const title = style(disclosure);
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.target,
  paddingBlock: space.xs,
  borderTop: rules.hairline,
});
globalStyle(`${contents} a`, plainLink);
export const text = style({
  ...onLarge({
    display: 'grid',
    grid: 'auto / minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: space.m,
    alignItems: 'baseline',
  }),
});
globalStyle(`${text} > *`, onLarge({ gridColumn: 2 }));
// It spans the rows of three paragraphs, so that a long heading does not push them apart.
globalStyle(`${text} > h2`, onLarge({ gridArea: 'auto / 1 / span 3' }));
// Margins do not collapse in a grid.
globalStyle(`${text} > h2 + *`, onLarge({ marginTop: space.l }));
globalStyle(`${text} > figure`, onLarge({ marginBottom: space.xs }));
