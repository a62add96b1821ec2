/** Headlines and columns that several sections share. */
import { plainLink, rules, split, stack, stampRule, textStyles, wrap } from '../styles/look.css.ts';
import { style as componentStyle } from '../styles/component.ts';
import { color, globalStyle, layout, onLarge, space, style } from '../styles/section.ts';

/** A section's headline. On large screens, it is smaller; beside a longer column, it sticks below the header. */
export const title = style({ ...onLarge({ fontSize: '2.25rem', lineHeight: 1.1 }) });
globalStyle(`${split} > ${title} + p`, onLarge({ marginTop: space.xs }));
globalStyle(`${split} > ${title}`, onLarge({ position: 'sticky', top: `calc(${layout.header} + 1.5rem)` }));

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
  }),
});

/** A link whose target is the whole box around it. */
export const cover = style({
  ...plainLink,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** The legend of a chart. */
export const key = style({ ...wrap, gap: '.25rem 1.25rem', marginBlock: `.75rem ${space.s}` });

/** A list of names, each with its text, with lines between them. */
export const entries = style({ borderTop: rules.strong });
export const entry = style({
  ...stack,
  gap: `.25rem ${space.s}`,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', rowGap: space.xs, alignItems: 'baseline' }),
});

/** The same list; on large screens, in two columns. The second and the last entry, the longest, are beside two each. */
export const paired = style({
  marginTop: space.s,
  ...onLarge({
    display: 'grid',
    // The second row takes what the entry beside it needs, so the first stays when a detail opens.
    grid: 'auto 1fr / repeat(2, minmax(0, 1fr))',
    columnGap: space.l,
  }),
});
globalStyle(`${paired} > ${entry}`, onLarge({ gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }));
globalStyle(`${paired} > :nth-child(2)`, onLarge({ gridArea: '1 / 2 / 3', border: 0 }));
globalStyle(`${paired} > :last-child`, onLarge({ gridArea: '3 / 2 / 5' }));

globalStyle(`${entry} > dd:has(> p)`, { display: 'grid', gap: '.625rem' });
globalStyle(`${entry} ul`, { display: 'grid', gap: '.25rem' });

/** A text with a button below it. */
export const called = style({ display: 'grid', gap: space.s, justifyItems: 'start' });
globalStyle(`${split}:has(> ${called})`, onLarge({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }));

/** Text and, on large screens, a larger element to its right, which spans both rows. */
export const beside = style({
  ...stack,
  gap: space.m,
  ...onLarge({ grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' }),
});

// On a slow connection, a stamp can be painted before its text. Until the text loads, it is hidden.
const root = componentStyle({ ...stampRule, display: 'inline-block', ':empty': { display: 'none' } });

/** What an agent or a person did. Not for teal or saffron backgrounds. */
export const acted = {
  agent: componentStyle({ color: color.agentText, fontWeight: 700 }),
  person: componentStyle({ color: color.personText, fontWeight: 700 }),
};
export const stamp = { agent: `${root} ${acted.agent}`, person: `${root} ${acted.person}` };
