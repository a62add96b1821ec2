import { rules, stack, textStyles } from '../../styles/look.css.ts';
import { layout, onLarge, space, style } from '../../styles/section.ts';

/** The timeline adds the second background color. */
export const root = style({ paddingTop: `calc(${layout.header} + .25rem)`, overflow: 'clip', isolation: 'isolate' });

/** On large screens, the figures are beside the headline, above the timeline's hand-off. */
export const intro = style({
  ...stack,
  ...onLarge({
    grid: 'auto auto auto auto 1fr / repeat(3, minmax(0, 1fr))',
    columnGap: space.m,
    paddingTop: space.s,
  }),
});
const beside = onLarge({ gridColumn: 'span 2' });
export const way = style({ ...textStyles.small, gridColumn: '1 / -1' });
export const title = style({
  marginInlineStart: '-.031em',
  ...onLarge({ gridColumn: 'span 2', fontSize: 'clamp(2.42rem, 1.75rem + 2.5vw, 4.2rem)' }),
});
export const lead = style({ textWrap: 'balance', ...beside });
export const action = style({
  display: 'grid',
  gap: '.625rem',
  justifyItems: 'start',
  marginTop: space.s,
  ...beside,
});
export const promise = style({ maxWidth: '44em', textWrap: 'balance' });

export const proof = style({ marginTop: space.s, ...onLarge({ gridArea: '2 / 3 / -1', marginTop: '.5rem' }) });
/** Three columns of figures; on large screens, a column. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 28%), 1fr))',
  gap: '.75rem .5rem',
  marginBottom: '.625rem',
  ...onLarge({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});
export const figure = style({ borderTop: rules.strong, paddingTop: '.375rem' });
export const value = style({
  ...textStyles.title,
  // On the narrowest phones, three figures with wide letter spacing must still fit beside one another.
  fontSize: 'max(1.5rem, min(25vw - 56px, 1.1rem + 4.6vw, 5rem))',
  whiteSpace: 'nowrap',
});
export const label = style({
  ...textStyles.small,
  marginTop: '.125rem',
  fontSize: 'clamp(.9375rem, 1.33vw, 1.0625rem)',
  lineHeight: 1.25,
});
/** "No-shows" stays on one line. */
export const hyphened = style({ whiteSpace: 'nowrap' });
