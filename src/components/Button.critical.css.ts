import { media } from '../styles/media.ts';
import { borders } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { color, style } from '../styles/component-layer.ts';

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '3.25rem',
  padding: '.6rem min(1.5rem, 6vw)',
  border: borders.medium,
  borderColor: color.text,
  ...textStyles.button,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  // On a slow connection, a button can be painted before its text and wrap later. Until the text loads, it is hidden.
  ':empty': { display: 'none' },
  // Only with a mouse: after a tap, the underline would stay.
  '@media': { '(hover)': { ':hover': { textDecoration: 'underline' } } },
});

/** The buttons, for every background. `primary`: one per screen; `quiet`: beside a primary one. */
const primary = style({
  background: color.text,
  color: color.background,
  // Both colors are system colors then. The browser's plate behind the text would hide it.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
const quiet = style({ background: 'none' });
export const button = {
  primary: `${root} ${primary}`,
  quiet: `${root} ${quiet}`,
};
