import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** Lines of a picture may begin outside the page. */
export const root = placed({ overflowX: 'clip', paddingBottom: vars.space.l });
export const layout = placed({ display: 'grid', gap: vars.space.m });
export const title = placed({ fontSize: 'clamp(min(2.5rem, 12.5vw), 1.2rem + 6vw, 8rem)' });
export const facts = placed({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.25rem 1.5rem' });
export const picture = placed({
  marginTop: vars.space.m,
  fontSize: 'min(.9375rem, 4vw)',
  '@media': { [media.large]: { fontSize: '1.375rem' }, print: { display: 'none' } },
});
export const caption = placed({ marginTop: vars.space.s, fontWeight: 700 });
