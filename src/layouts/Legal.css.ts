import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

export const tag = placed({
  padding: '.1rem .5rem',
  background: vars.color.line,
  fontWeight: 700,
  // On a slow line a page can be painted before its words.
  ':empty': { display: 'none' },
});
export const updated = placed({ '@media': { [media.medium]: { marginInlineStart: 'auto' } } });
