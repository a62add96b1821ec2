import { inked } from '../lib/plots.ts';
import { rules, stack, textStyles } from '../styles/look.css.ts';
import { color, inPlace, onLarge, placed, space } from '../styles/theme.css.ts';

/** On large screens, as large as other text. */
export const words = placed({ ...textStyles.small, ...onLarge(textStyles.body) });

/** Rows that both columns share, so that their contents align. */
const rows = (span: number) => ({ display: 'grid', gridRow: `span ${span}`, gridTemplateRows: 'subgrid' });

/** Problem and solution; on large screens, side by side with aligned rows. */
export const pair = placed({
  ...stack,
  gap: `2rem ${space.l}`,
  ...onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});
export const side = placed({
  display: 'grid',
  gap: '.75rem',
  ...onLarge(rows(5)),
});
export const list = placed({ ...onLarge({ ...rows(3), rowGap: 0 }) });
const ruled = { paddingBlock: space.xs, borderTop: rules.hairline };
/** A point of a problem or of its solution, with a sign before it. */
const point = placed({
  ...ruled,
  position: 'relative',
  paddingInlineStart: space.m,
  '::before': { position: 'absolute', insetInlineStart: 2 },
});
const stroke = { content: '', height: '1.25rem', borderInlineStart: rules.strong, color: color.agent };
export const points = {
  problem: [point, placed({ '::before': { ...textStyles.heading, content: '"×" / ""', color: color.loss } })],
  solution: [point, placed({ '::before': stroke })],
};

export const gain = placed({
  display: 'grid',
  gap: '.25rem',
  alignContent: 'start',
  ...ruled,
  selectors: { '&:first-child': { borderTop: rules.strong } },
  ...onLarge({ borderTop: rules.strong }),
});

/** The client, then the results: each has a figure, a label and, if it can be drawn, a chart. */
export const note = placed({ ...textStyles.small, marginTop: space.xs, color: color.muted });
export const results = placed({ marginTop: space.s, borderTop: rules.strong });
export const result = placed({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${space.xs} .75rem`,
  alignItems: 'center',
  paddingBlock: '.625rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});
export const value = placed({ ...textStyles.title, whiteSpace: 'nowrap' });
export const plot = placed({ gridColumn: '1 / -1' });
inPlace(`${plot} svg`, { width: '100%', height: '1.25rem', fill: 'none', strokeWidth: 0.8 });
export const tall = placed({ minHeight: '2.5rem' });
/** The line is dashed: each dash is a cell. */
export const counted = placed({ strokeDasharray: `${inked} ${1 - inked}` });
/** The color of a cell, by owner. `rest`: cells that nobody owns. */
export const cell = {
  before: placed({ stroke: color.muted }),
  agent: placed({ stroke: color.agent }),
  person: placed({ stroke: color.person }),
  rest: placed({ stroke: color.line }),
};
