import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const tag = part({
  padding: '.1rem .5rem',
  background: vars.color.line,
  fontWeight: 700,
  // On a slow line a page can be painted before its words.
  ':empty': { display: 'none' },
});
