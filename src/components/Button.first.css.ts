import { styleVariants } from '@vanilla-extract/css';
import { media, rules, textStyles } from '../styles/look.css.ts';
import { color, part } from '../styles/theme.css.ts';

const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: '.6rem min(1.5rem, 6vw)',
  border: rules.head,
  borderColor: color.text,
  ...textStyles.action,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // On a slow line a page can be painted before its words: a button moves to the next row only with them.
  ':empty': { display: 'none' },
  // A tap would leave it underlined.
  '@media': { '(hover)': { ':hover': { textDecoration: 'underline' } } },
});

/** The one look of an action, on every ground. `primary`: one a screen; `quiet`: its companion. */
export const button = styleVariants({
  primary: [
    root,
    part({
      background: color.text,
      color: color.ground,
      // Both are the visitor's own colors then; a plate behind the words would hide them.
      '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
    }),
  ],
  quiet: [root, part({ background: 'none' })],
});
