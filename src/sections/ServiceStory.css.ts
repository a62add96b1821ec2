import { inked } from '../lib/plots.ts';
import { rules, stack, textStyles } from '../styles/look.css.ts';
import { color, inPlace, onLarge, placed, space } from '../styles/theme.css.ts';

/** Where there is room, as large as other text. */
export const words = placed({ ...textStyles.small, ...onLarge(textStyles.body) });

/** Rows that both have in common. */
const rows = (span: number) => ({ display: 'grid', gridRow: `span ${span}`, gridTemplateRows: 'subgrid' });

/** What two hold, side by side, begins on the same lines. */
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

/** What it is, and below it one below another: a figure, what it counts, and where there is one before it, a drawing. */
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
/** A cell is a dash of the line. */
export const counted = placed({ strokeDasharray: `${inked} ${1 - inked}` });
/** Who the cells belong to; `rest`: what is left over. */
export const cell = {
  before: placed({ stroke: color.muted }),
  agent: placed({ stroke: color.agent }),
  person: placed({ stroke: color.person }),
  rest: placed({ stroke: color.line }),
};
