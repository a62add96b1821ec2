import { rules, stack, textStyles, touching, wrap } from '../../styles/look.css.ts';
import { globalStyle, layout, onLarge, space, style } from '../../styles/section.ts';

/** The run sheet adds the second background color. */
export const root = style({ paddingTop: `calc(${layout.header} + .25rem)`, overflow: 'clip', isolation: 'isolate' });

/** On large screens, the figures are beside the headline. */
export const intro = style({
  ...stack,
  ...onLarge({
    grid: 'auto auto auto auto 1fr / minmax(0, 8fr) minmax(0, 4fr)',
    columnGap: space.m,
    paddingTop: space.s,
  }),
});
export const way = style({ ...textStyles.small, gridColumn: '1 / -1' });
export const title = style({ marginInlineStart: '-.03em' });
export const lead = style({ gridColumn: 1, marginTop: '.75rem' });
export const action = style({
  ...wrap,
  alignItems: 'center',
  gap: `.5rem ${space.m}`,
  gridColumn: 1,
  marginTop: space.m,
});
globalStyle(`${action} > a + a`, { alignItems: 'start', paddingTop: 3 }); // The first line stays when the second comes.
export const proof = style({
  marginTop: space.s,
  ...onLarge({ gridArea: '2 / 2 / -1', marginTop: '.5rem' }),
});
/** The three figures: a row; on large screens, a list. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 5.25rem), 28%), 1fr))',
  gap: space.s,
  marginBottom: space.xs,
  paddingTop: '.75rem',
  borderTop: rules.strong,
  ...onLarge({ gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, padding: 0 }),
});
export const figure = style({
  ...onLarge({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) 3.5rem',
    gap: 12,
    alignItems: 'baseline',
    paddingBlock: '.625rem',
    borderBottom: rules.hairline,
  }),
});
export const value = style({
  ...textStyles.heading,
  marginBottom: '.25rem',
  fontSize: textStyles.section.fontSize,
  ...onLarge({ ...textStyles.heading, margin: 0 }),
});
export const basis = style({ fontWeight: 700, whiteSpace: 'nowrap' });
globalStyle(`${basis} a:not(:empty)`, { ...touching, marginBlock: '-.875rem' });
