import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const pair = placed({
  display: 'grid',
  gap: '1.25rem',
  '@media': { [media.large]: { gridTemplateColumns: '1fr 1fr' } },
});
export const benefits = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.l } },
});
export const benefit = placed({
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  paddingTop: '1.125rem',
  borderTop: `3px solid ${vars.color.agent}`,
});
export const caseStudy = placed({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: '5fr 7fr', gap: vars.space.xl } },
});
export const results = placed({
  '@media': { [media.large]: { flexDirection: 'column', flexWrap: 'nowrap', gap: vars.space.m } },
});
export const result = placed({ fontSize: 'clamp(2rem, 1.6rem + 1.6vw, 3.25rem)', color: vars.color.person });
export const story = placed({ display: 'grid', gap: vars.space.m, alignContent: 'start' });
export const chapter = placed({ display: 'grid', gap: '.375rem' });
export const term = placed({ fontFamily: vars.font.heading, fontWeight: 600, fontSize: vars.size.h3 });
export const text = placed({ margin: 0, maxWidth: vars.layout.prose });
