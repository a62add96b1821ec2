import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const pair = placed({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  '@media': { [media.large]: { display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: 0 } },
});
export const benefits = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.l } },
});
export const benefit = placed({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  paddingTop: '1.125rem',
  borderTop: `3px solid ${vars.color.agent}`,
});
/** The headline, and beside it, where there is room, what the figures are. */
export const head = placed({
  display: 'grid',
  gap: vars.space.m,
  marginBottom: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 7fr', columnGap: vars.space.xl } },
});
export const caseStudy = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 7fr', gap: vars.space.xl } },
});
export const results = placed({ display: 'grid', gap: vars.space.l, alignContent: 'start' });
export const outcome = placed({ display: 'grid', gap: '.75rem', paddingTop: '1rem', borderTop: '4px solid' });
export const result = placed({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: 'clamp(3.5rem, 2rem + 6vw, 8rem)',
  lineHeight: 1,
  letterSpacing: '-.05em',
});
export const story = placed({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  paddingTop: '1rem',
  borderTop: '4px solid',
});
