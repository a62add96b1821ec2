import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.5em',
  minHeight: '3rem',
  padding: '.6rem min(1.35rem, 6vw)',
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // On a slow line a page can be painted before its words: a button moves to the next row only with them.
  ':empty': { display: 'none' },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** The one look of an action. `primary`: one a screen; `onInk` and `onPaper`: its quieter companions. */
export const button = styleVariants({
  primary: [root, part({ background: vars.color.accent, color: vars.color.onAccent })],
  onInk: [root, part({ borderColor: vars.color.inkLine, color: vars.color.onInk })],
  onPaper: [root, part({ borderColor: vars.color.paperLine, color: vars.color.text })],
});
