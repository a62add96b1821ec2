import { inked } from '../lib/plots.ts';
import { rules, stack, textStyles } from '../styles/look.css.ts';
import { color, globalSectionStyle, onLarge, sectionStyle, space } from '../styles/theme.css.ts';

/** Rows that both columns share, so that their contents align. */
const rows = (span: number) => ({ display: 'grid', gridRow: `span ${span}`, gridTemplateRows: 'subgrid' });

/** Problem and solution; on large screens, side by side with aligned rows. */
export const pair = sectionStyle({
  ...stack,
  gap: `2rem ${space.l}`,
  ...onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
export const side = sectionStyle({
  display: 'grid',
  gap: '.75rem',
  ...onLarge(rows(5)),
});
export const list = sectionStyle({ ...onLarge({ ...rows(3), rowGap: 0 }) });
const ruled = { paddingBlock: space.xs, borderTop: rules.hairline };
/** A point of a problem or of its solution, with a sign before it. */
const point = sectionStyle({
  ...ruled,
  position: 'relative',
  paddingInlineStart: space.m,
  '::before': { position: 'absolute', insetInlineStart: 2 },
});
const stroke = { content: '', height: '1.25rem', borderInlineStart: rules.strong, color: color.agent };
export const points = {
  problem: [point, sectionStyle({ '::before': { ...textStyles.heading, content: '"×" / ""', color: color.loss } })],
  solution: [point, sectionStyle({ '::before': stroke })],
};

/** One of three. The first has a strong line above it; on large screens, where they are side by side, all have. */
const third = { ...ruled, selectors: { '&:first-child': { borderTop: rules.strong } } };
export const gain = sectionStyle({
  display: 'grid',
  gap: '.25rem',
  alignContent: 'start',
  ...third,
  ...onLarge({ borderTop: rules.strong }),
});

/** The client, then the results: each has a figure, a label and, if it can be drawn, a chart. */
export const note = sectionStyle({ ...textStyles.small, marginTop: space.xs, color: color.muted });
export const result = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.xs} .75rem`,
  alignItems: 'center',
  alignContent: 'start',
  ...third,
  ...onLarge({ gridTemplateColumns: 'minmax(0, 1fr)', borderTop: rules.strong }),
});
export const value = sectionStyle({ ...textStyles.title, whiteSpace: 'nowrap' });
export const plot = sectionStyle({ gridColumn: '1 / -1' });
globalSectionStyle(`${plot} svg`, { width: '100%', height: '1.25rem', fill: 'none', strokeWidth: 0.8 });
export const tall = sectionStyle({ minHeight: '2.5rem' });
/** The line is dashed: each dash is a cell. */
export const counted = sectionStyle({ strokeDasharray: `${inked} ${1 - inked}` });
/** The color of a cell, by owner. `rest`: cells that nobody owns. */
export const cell = {
  before: sectionStyle({ stroke: color.muted }),
  agent: sectionStyle({ stroke: color.agent }),
  person: sectionStyle({ stroke: color.person }),
  rest: sectionStyle({ stroke: color.line }),
};
