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
export const title = style({ marginInlineStart: '-.031em' });
export const lead = style({ gridColumn: 1 });
export const action = style({
  ...wrap,
  alignItems: 'center',
  gap: `.5rem ${space.m}`,
  gridColumn: 1,
  marginTop: space.s,
});
globalStyle(`${action} > a + a`, { alignItems: 'start', paddingTop: 3 }); // The first line stays when the second comes.
export const proof = style({ marginTop: space.s, ...onLarge({ gridArea: '2 / 2 / -1', marginTop: '.5rem' }) });
export const figures = style({ marginBottom: space.xs, borderTop: rules.strong, ...onLarge({ border: 0 }) });
export const figure = style({
  ...wrap,
  gap: '0 .75rem',
  alignItems: 'baseline',
  paddingBlock: '.375rem',
  borderBottom: rules.hairline,
  ...onLarge({ paddingBlock: '.625rem' }),
});
export const value = style({ ...textStyles.heading, flexBasis: '4.5rem', whiteSpace: 'nowrap' });
export const label = style({ flex: '1 1 7rem' });
export const basis = style({ minWidth: '3.25rem', fontWeight: 700, textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${basis} a:not(:empty)`, { ...touching, marginBlock: '-.875rem' });
