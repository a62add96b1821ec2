import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: '.6rem min(1.5rem, 6vw)',
  border: rules.head,
  borderColor: vars.color.text,
  ...textStyles.action,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // On a slow line a page can be painted before its words: a button moves to the next row only with them.
  ':empty': { display: 'none' },
  ':hover': { textDecoration: 'underline' },
});

/** The one look of an action, on every ground. `primary`: one a screen; `quiet`: its companion. */
export const button = styleVariants({
  primary: [
    root,
    part({
      background: vars.color.text,
      color: vars.color.ground,
      // Both are the visitor's own colors then; a plate behind the words would hide them.
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
    }),
  ],
  quiet: [root, part({ background: 'none' })],
});
