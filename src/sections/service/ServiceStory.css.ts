import { media } from '../../styles/media.ts';
import { backgroundStyles, borders, stack, withoutBackplate, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** The room above and below a section's content on phones. */
export const phone = '1.75rem';
/** A section; on phones, with a little less room than elsewhere. */
export const section = style({ paddingBlock: phone, ...onLarge({ paddingBlock: space.section }) });

/** On large screens, three columns, at which all sections align. */
export const thirds = style(
  onLarge({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.m }),
);

const margin = `minmax(calc(${layout.gutter} - ${space.m}), 1fr)`;
const third = `minmax(0, calc((${layout.content} - 2 * ${space.m}) / 3))`;
/**
 * Problem and solution: two backgrounds from edge to edge. Large screens show them side by side, with their lists at one
 * level, in the three columns of the sections below: the problem, the solution and its paper.
 */
export const pair = style(
  onLarge({ display: 'grid', grid: `auto 1fr / ${margin} repeat(3, ${third}) ${margin}`, columnGap: space.m }),
);
const side = { ...stack, padding: `${phone} ${layout.gutter}` } as const;
const shared = { grid: 'subgrid / subgrid', gridRow: 'span 2', padding: `${space.section} 0` } as const;
export const problem = style({
  ...side,
  ...onLarge({ ...shared, gridColumn: '1 / 3', paddingInlineEnd: space.m }),
});
globalStyle(`${problem} > *`, onLarge({ gridColumn: 2 }));
export const solution = style({
  ...side,
  '@media': {
    [media.medium]: { grid: 'auto 1fr / repeat(2, minmax(0, 1fr))', columnGap: space.m },
    // Its background begins before its column.
    [media.large]: {
      ...shared,
      gridColumn: '3 / -1',
      marginInlineStart: `calc(-1 * ${space.m})`,
      paddingInlineStart: space.m,
    },
  },
});
globalStyle(`${solution} > *`, { '@media': { [media.medium]: { gridColumn: 1 } } });
export const heading = style({ ...onLarge({ fontSize: 'clamp(1.694rem, 2.6vw, 2.178rem)', lineHeight: 1.136 }) });
export const list = style({ marginTop: '.75rem', ...onLarge({ marginTop: space.m }) });
/** A point of a problem or of its solution, with a sign before it. */
const point = style({
  position: 'relative',
  paddingBlock: '.4375rem',
  paddingInlineStart: space.m,
  borderTop: borders.hairline,
  textWrap: 'balance',
  '::before': { position: 'absolute', insetInlineStart: 2 },
});
const stroke = { content: '', height: '1.25rem', borderInlineStart: borders.thick };
export const points = {
  problem: [point, style({ '::before': { ...textStyles.subheading, content: '"×" / ""', color: color.loss } })],
  solution: [point, style({ '::before': stroke })],
};
/** The paper with the button below it; beside the points where there is room for both. */
export const proof = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  marginTop: space.s,
  '@media': { [media.medium]: { gridArea: '1 / 2 / span 2', alignContent: 'start', gap: space.m, margin: 0 } },
});
globalStyle(`${proof} > figure`, {
  width: '100%',
  '@media': { [media.large]: { padding: '1rem 1.25rem .25rem', fontSize: '1.0625rem' } },
});

/** Gains, between lines; on large screens, cards with an edge in the service's color. */
export const gains = style({
  marginTop: '.75rem',
  borderTop: borders.thick,
  ...onLarge({ marginTop: space.m, border: 0 }),
});
export const gain = style({
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
globalStyle(`${gain}::before`, {
  ...backgroundStyles.tint,
  '@media': { ...backgroundStyles.tint['@media'], [media.forcedColors]: { display: 'none' } },
});

export const client = style({ ...wrap, columnGap: space.s, color: color.muted });
/** The rows of ServiceHero.critical.css.ts; on large screens, three columns of larger figures. */
export const results = style({ marginTop: space.s, ...onLarge({ marginTop: space.m }) });
export const value = style({ ...withoutBackplate, ...onLarge({ fontSize: 'clamp(3rem, 7vw, 6rem)' }) });
export const told = style({
  paddingTop: '.75rem',
  borderTop: borders.thick,
  ...onLarge({ marginTop: space.m, paddingTop: 0, border: 0 }),
});
export const start = style({ marginTop: space.s, ...onLarge({ marginTop: 0 }) });
export const story = style({
  ...stack,
  gap: '.75rem',
  textWrap: 'pretty',
  ...onLarge({ gridColumn: 'span 2', gridTemplateColumns: 'subgrid', columnGap: space.m }),
});
