import { inked } from '../../lib/plots.ts';
import { plateless, rules, stack, textStyles } from '../../styles/look.css.ts';
import { color, globalStyle, onLarge, space, style } from '../../styles/section.ts';

/** Rows that both columns share, so that their contents align. */
const rows = (span: number) => ({ display: 'grid', gridRow: `span ${span}`, gridTemplateRows: 'subgrid' });

/** Problem and solution; on large screens, side by side with aligned rows. */
export const pair = style({
  ...stack,
  gap: `${space.m} ${space.l}`,
  ...onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
export const above = style({ marginBottom: space.s });
export const side = style({ display: 'grid', gap: '.25rem', ...onLarge(rows(5)) });
export const list = style({ ...onLarge({ ...rows(3), rowGap: 0, marginTop: space.s }) });
const ruled = { paddingBlock: space.xs, borderTop: rules.hairline };
/** A point of a problem or of its solution, with a sign before it. */
const point = style({
  ...ruled,
  position: 'relative',
  paddingInlineStart: space.m,
  '::before': { position: 'absolute', insetInlineStart: 2 },
});
const stroke = { content: '', height: '1.25rem', borderInlineStart: rules.strong, color: color.agent };
export const points = {
  problem: [point, style({ '::before': { ...textStyles.heading, content: '"×" / ""', color: color.loss } })],
  solution: [point, style({ '::before': stroke })],
};

/** What buyers look for first: time and prices. What they depend on is below. */
export const amount = style(
  onLarge({
    ...textStyles.title,
    ...plateless,
    display: 'block',
    marginBottom: '.375rem',
    fontSize: 'clamp(1.452rem, 3.291vw, 2.662rem)',
  }),
);
globalStyle(`dt:has(> ${amount})`, onLarge(textStyles.action));

export const twoThirds = style({ ...onLarge({ gridColumn: 'span 2' }) });

/** The client, then the results: each has a figure, a label and, if it can be drawn, a chart. */
export const note = style({ ...textStyles.small, color: color.muted });
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.xs} .75rem`,
  alignItems: 'center',
  alignContent: 'start',
  // The drawing is beside its figure, so that a figure without one lacks nothing.
  ...onLarge({ gridTemplateColumns: 'auto minmax(0, 1fr)' }),
});
export const said = style(onLarge({ gridArea: '2 / 1 / 3 / -1' }));
export const value = style({ ...textStyles.title, ...plateless, whiteSpace: 'nowrap' });
export const plot = style({ gridColumn: '1 / -1', ...onLarge({ gridArea: '1 / 2' }) });
globalStyle(`${plot} svg`, { width: '100%', height: '1.25rem', fill: 'none', strokeWidth: 0.8 });
export const tall = style({ minHeight: '2.5rem' });
/** The line is dashed: each dash is a cell. */
export const counted = style({ strokeDasharray: `${inked} ${1 - inked}` });
/** The color of a cell, by owner. `rest`: cells that nobody owns. */
export const cell = {
  before: style({ stroke: color.muted }),
  agent: style({ stroke: color.agent }),
  person: style({ stroke: color.person }),
  rest: style({ stroke: color.line }),
};
