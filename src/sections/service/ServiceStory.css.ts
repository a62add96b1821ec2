import { media, plateless, rules, stack, textStyles, wrap } from '../../styles/look.css.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../../styles/section.ts';

/** From the edge of the page to the edge of its content. */
const edge = `max(${layout.gutter}, (100vw - ${layout.content}) / 2)`;

/** The room above and below a section's content on phones. */
export const phone = '2.25rem';
/** A section; on phones, with a little less room than elsewhere. */
export const section = style({ paddingBlock: phone, ...onLarge({ paddingBlock: space.section }) });

/** Problem and solution: two backgrounds, which large screens show side by side, with their lists at one level. */
export const pair = style(onLarge({ display: 'grid', grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 9fr)' }));
const side = { ...stack, padding: `${phone} ${layout.gutter}` } as const;
const shared = { gridRow: 'span 2', gridTemplateRows: 'subgrid' } as const;
export const problem = style({
  ...side,
  ...onLarge({ ...shared, padding: `${space.section} ${space.l} ${space.section} ${edge}` }),
});
export const solution = style({
  ...side,
  '@media': {
    [media.medium]: { grid: 'auto 1fr / minmax(0, 10fr) minmax(0, 11fr)', columnGap: space.m },
    [media.large]: { ...shared, padding: `${space.section} ${edge} ${space.section} ${space.l}` },
  },
});
export const heading = style({ ...onLarge({ fontSize: 'clamp(1.694rem, 2.6vw, 2.178rem)', lineHeight: 1.136 }) });
export const list = style({ marginTop: '.75rem', ...onLarge({ marginTop: space.m }) });
/** A point of a problem or of its solution, with a sign before it. */
const point = style({
  position: 'relative',
  paddingBlock: '.4375rem',
  paddingInlineStart: space.m,
  borderTop: rules.hairline,
  textWrap: 'balance',
  '::before': { position: 'absolute', insetInlineStart: 2 },
});
const stroke = { content: '', height: '1.25rem', borderInlineStart: rules.strong };
export const points = {
  problem: [point, style({ '::before': { ...textStyles.heading, content: '"×" / ""', color: color.loss } })],
  solution: [point, style({ '::before': stroke })],
};
/** The paper with the button below it; beside the points where there is room for both. */
export const proof = style({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  marginTop: space.s,
  '@media': { [media.medium]: { gridArea: '1 / 2 / -1', alignContent: 'center', gap: space.m, margin: 0 } },
});
globalStyle(`${proof} > figure`, {
  width: '100%',
  '@media': { [media.large]: { padding: '1rem 1.25rem .25rem', fontSize: '1.0625rem' } },
});

export const client = style({ ...wrap, columnGap: space.s, color: color.muted });
/** Figures with what they count beside them; on large screens, three columns of larger figures. */
export const results = style({
  marginTop: space.s,
  borderTop: rules.strong,
  ...onLarge({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: space.m,
    marginTop: space.m,
    border: 0,
  }),
});
export const result = style({
  ...wrap,
  alignItems: 'baseline',
  columnGap: '.75rem',
  paddingBlock: '.5rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({ display: 'block', selectors: { '&&': { borderTop: rules.strong } } }),
});
export const value = style({
  ...textStyles.title,
  ...plateless,
  flex: '0 0 8.75rem',
  whiteSpace: 'nowrap',
  ...onLarge({ fontSize: 'clamp(3rem, 7vw, 6rem)' }),
});
export const said = style({ ...textStyles.small, flex: '1 1 7rem' });
export const told = style({
  display: 'grid',
  gap: space.s,
  marginTop: space.xs,
  ...onLarge({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.m, marginTop: space.m }),
});
export const story = style({
  display: 'grid',
  gap: '.75rem',
  textWrap: 'pretty',
  ...onLarge({ gridColumn: 'span 2', gridTemplateColumns: 'subgrid', columnGap: space.m }),
});
