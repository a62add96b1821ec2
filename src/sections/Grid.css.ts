/** The heads and columns that bands share. */
import { placed } from '../styles/layered.ts';
import { rules } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** A part's headline where pages hold many parts. */
export const title = placed({ '@media': { [media.large]: { fontSize: '2.25rem', lineHeight: 1.1 } } });

/** A part's headline at the left of what it holds, where there is room. */
export const split = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

/** A link whose target is the whole box around it. */
export const cover = placed({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** Names, each with its text, between lines. */
export const entries = placed({ borderTop: rules.strong });
export const entry = placed({
  display: 'grid',
  gap: `.25rem ${vars.space.m}`,
  paddingBlock: '.625rem',
  selectors: { '& + &': { borderTop: rules.hairline } },
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
});

/** Words, and below them what to press. */
export const called = placed({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });

/** Words, and beside them what takes more room; it goes over both rows. */
export const beside = placed({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.large]: { grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 7fr)', columnGap: '8vw' } },
});
