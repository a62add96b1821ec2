import { media } from '../../styles/media.ts';
import { borders, stack } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section-layer.ts';
import { phonePadding } from './shared.css.ts';

/** The page's margins and one of three columns, as the columns of a grid from edge to edge. */
const margin = `minmax(calc(${layout.gutter} - ${space.m}), 1fr)`;
const third = `minmax(0, calc((${layout.content} - 2 * ${space.m}) / 3))`;

/**
 * Problem and solution: two backgrounds from edge to edge. Large screens show them side by side, with their lists at one
 * level, in the three columns of the sections below: the problem, the solution and its sample document.
 */
export const problemAndSolution = style(
  onLarge({ display: 'grid', grid: `auto 1fr / ${margin} repeat(3, ${third}) ${margin}`, columnGap: space.m }),
);

const half = { ...stack, padding: `${phonePadding} ${layout.gutter}` } as const;
const halfOnLarge = { grid: 'subgrid / subgrid', gridRow: 'span 2', padding: `${space.section} 0` } as const;
export const problem = style({
  ...half,
  ...onLarge({ ...halfOnLarge, gridColumn: '1 / 3', paddingInlineEnd: space.m }),
});
// The problem is in the first column between the margins.
globalStyle(`${problem} > *`, onLarge({ gridColumn: 2 }));
export const solution = style({
  ...half,
  '@media': {
    [media.medium]: { grid: 'auto 1fr / repeat(2, minmax(0, 1fr))', columnGap: space.m },
    // Its background begins before its column.
    [media.large]: {
      ...halfOnLarge,
      gridColumn: '3 / -1',
      marginInlineStart: `calc(-1 * ${space.m})`,
      paddingInlineStart: space.m,
    },
  },
});
globalStyle(`${solution} > *`, { '@media': { [media.medium]: { gridColumn: 1 } } });
export const title = style({ ...onLarge({ fontSize: 'clamp(1.694rem, 2.6vw, 2.178rem)', lineHeight: 1.136 }) });
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
/** An agent's sign. */
const stroke = { content: '', height: '1.25rem', borderInlineStart: borders.thick };
export const points = {
  problem: [point, style({ '::before': { ...textStyles.subheading, content: '"×" / ""', color: color.loss } })],
  solution: [point, style({ '::before': stroke })],
};
/** The sample document with the button below it; beside the points where there is room for both. */
export const sample = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  marginTop: space.s,
  '@media': { [media.medium]: { gridArea: '1 / 2 / span 2', alignContent: 'start', gap: space.m, margin: 0 } },
});
globalStyle(`${sample} > figure`, {
  width: '100%',
  '@media': { [media.large]: { padding: '1rem 1.25rem .25rem', fontSize: '1.0625rem' } },
});
