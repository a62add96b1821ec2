import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const root = placed({
  display: 'grid',
  gap: vars.space.s,
  marginTop: vars.space.xl,
  paddingTop: vars.space.m,
  borderTop: `1px solid ${vars.color.line}`,
});
export const title = placed({ fontSize: vars.size.h3 });
/** Of no use any more beside the thanks, where the form is gone. */
export const before = placed({ selectors: { 'section:not(:has(form)) &': { display: 'none' } } });
export const list = placed({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const step = placed({ display: 'grid', gap: '.25rem', alignContent: 'start' });
