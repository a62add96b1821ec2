/** Headlines and columns that several sections share. */
import { plainLink, rules, split, stack, textStyles, wrap } from '../styles/look.css.ts';
import { acted, stamp } from './ServiceDocument.css.ts';
import { color, globalStyle, onLarge, space, style } from '../styles/section.ts';

/** A section's headline. On large screens, it is smaller. */
export const title = style({ ...onLarge({ fontSize: '2.178rem', lineHeight: 1.136 }) });
globalStyle(`${split} > h2`, onLarge({ fontSize: textStyles.title.fontSize, lineHeight: 1.033 }));

/** Small text; on large screens, as large as other text. */
export const compact = style({ ...textStyles.small, ...onLarge(textStyles.body) });

/** A column; on large screens, a row. */
export const columns = style({
  marginTop: space.s,
  ...onLarge({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space.m,
    alignItems: 'start',
  }),
});
globalStyle(`h2:not(${title}) + ${columns}`, onLarge({ marginTop: space.m }));
/** Home's questions. */
globalStyle(`${columns} > div > details > summary`, onLarge({ minHeight: '3.75rem', fontSize: '1.21rem' }));

/** A link whose target is the whole box around it. */
export const cover = style({ ...plainLink, '::after': { content: '', position: 'absolute', inset: 0 } });

/** The legend of a chart. */
export const key = style({ ...wrap, gap: '.25rem 1.25rem', marginBlock: `.75rem ${space.s}` });

/** A list of names, each with its text, with lines between them; on large screens, side by side, each below its line. */
export const entries = style({ borderTop: rules.strong, ...onLarge({ border: 0 }) });
export const entry = style({
  ...stack,
  gap: `.25rem ${space.s}`,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    rowGap: space.xs,
    selectors: { '&&': { borderTop: rules.strong } },
  }),
});
globalStyle(`${entry} > dt:not([class])`, onLarge(textStyles.heading));
globalStyle(`${entry} > dd:has(> p)`, { display: 'grid', gap: '.625rem', alignContent: 'start' });
globalStyle(`${entry} ul`, { display: 'grid', gap: '.25rem' });
/** A last one, as wide as the three above it together. */
export const whole = style(onLarge({ gridArea: '3 / 1 / span 2 / span 3', marginTop: space.m }));
globalStyle(
  `${whole} > dd:has(> p)`,
  onLarge({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.m }),
);

/** A text with a button below it. */
export const called = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
globalStyle(`${split}:has(> ${called})`, onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }));

/** Text and, on large screens, a larger element to its right, which spans both rows. */
export const beside = style({
  ...stack,
  gap: space.m,
  ...onLarge({ grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' }),
});

// On large screens, the line above an entry has the color of who does the work.
globalStyle(`${entry}:has(> dd > ${acted.agent})`, onLarge({ borderColor: color.agent }));
globalStyle(`${entry}:has(> dd > ${acted.person})`, onLarge({ borderColor: color.person }));
export { acted, stamp };
