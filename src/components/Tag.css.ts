import { part } from '../styles/layered.ts';

export const tag = part({
  padding: '.2rem .6rem',
  border: '2px solid',
  fontWeight: 700,
  // On a slow line a page can be painted before its words.
  ':empty': { display: 'none' },
});
