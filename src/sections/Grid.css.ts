/** Headlines and columns that several sections share. */
import { plainLink, rules, split, stack, stampRule, textStyles, wrap } from '../styles/look.css.ts';
import {
  color,
  globalSectionStyle,
  layout,
  onLarge,
  componentStyle,
  sectionStyle,
  space,
} from '../styles/theme.css.ts';

/** A section's headline. On large screens, it is smaller; beside a longer column, it sticks below the header. */
export const title = sectionStyle({ ...onLarge({ fontSize: '2.25rem', lineHeight: 1.1 }) });
globalSectionStyle(`${split} > ${title}`, onLarge({ position: 'sticky', top: `calc(${layout.header} + 1.5rem)` }));

/** Small text; on large screens, as large as other text. */
export const compact = sectionStyle({ ...textStyles.small, ...onLarge(textStyles.body) });

/** A column; on large screens, a row. */
export const columns = sectionStyle({
  marginTop: space.s,
  ...onLarge({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space.m,
  }),
});

/** A link whose target is the whole box around it. */
export const cover = sectionStyle({
  ...plainLink,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** The legend of a chart. */
export const key = sectionStyle({ ...wrap, gap: '.25rem 1.25rem', marginBlock: `${space.xs} ${space.s}` });

/** A list of names, each with its text, with lines between them. */
export const entries = sectionStyle({ borderTop: rules.strong });
export const entry = sectionStyle({
  ...stack,
  gap: `.25rem ${space.m}`,
  paddingBlock: '.625rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({ gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)', alignItems: 'baseline' }),
});

globalSectionStyle(`${entry} > dd:has(> p)`, { display: 'grid', gap: '.625rem' });
globalSectionStyle(`${entry} ul`, { display: 'grid', gap: '.25rem' });

/** A text with a button below it. */
export const called = sectionStyle({ display: 'grid', gap: space.s, justifyItems: 'start' });

/** Text and, on large screens, a larger element to its right, which spans both rows. */
export const beside = sectionStyle({
  ...stack,
  gap: '2rem',
  ...onLarge({ grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' }),
});

// On a slow connection, a stamp can be painted before its text. Until the text loads, it is hidden.
const root = componentStyle({ ...stampRule, display: 'inline-block', ':empty': { display: 'none' } });

export const stamp = {
  agent: `${root} ${componentStyle({ color: color.agentText })}`,
  person: `${root} ${componentStyle({ color: color.personText })}`,
};
