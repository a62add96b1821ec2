/** The heads and columns that bands share. */
import { plainLink, rules, stack, stampRule, wrap } from '../styles/look.css.ts';
import { color, inPlace, layout, onLarge, part, placed, space } from '../styles/theme.css.ts';

/** A part's headline where pages hold many parts. */
export const title = placed({
  ...onLarge({ position: 'sticky', top: `calc(${layout.header} + 1.5rem)`, fontSize: '2.25rem', lineHeight: 1.1 }),
});

/** One below another between lines, or side by side where there is room. */
export const columns = placed({
  marginTop: space.s,
  ...onLarge({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: space.m,
  }),
});

/** A link whose target is the whole box around it. */
export const cover = placed({
  ...plainLink,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** What the signs of a drawing mean. */
export const key = placed({ ...wrap, gap: '.25rem 1.25rem', marginTop: space.xs });

/** Names, each with its text, between lines. */
export const entries = placed({ borderTop: rules.strong });
export const entry = placed({
  ...stack,
  gap: `.25rem ${space.m}`,
  paddingBlock: '.625rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  ...onLarge({ gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)', alignItems: 'baseline' }),
});

inPlace(`${entry} > dd:has(> p)`, { display: 'grid', gap: '.625rem' });

/** Words, and below them what to press. */
export const called = placed({ display: 'grid', gap: space.s, justifyItems: 'start' });

/** Words, and beside them what takes more room; it goes over both rows. */
export const beside = placed({
  ...stack,
  gap: '2rem',
  ...onLarge({ grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' }),
});

// On a slow line a page can be painted before its words.
const root = part({ ...stampRule, display: 'inline-block', ':empty': { display: 'none' } });

export const stamp = {
  agent: `${root} ${part({ color: color.agentText })}`,
  person: `${root} ${part({ color: color.personText })}`,
};
