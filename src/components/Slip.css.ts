/** The job slip that a visitor fills in: its paper and its fields. */
import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, font, size, space } = vars;

/** White, with a torn lower edge, on a person's field. */
export const slip = part({
  position: 'relative',
  padding: `${space.m} clamp(16px, 5vw, 2.25rem) calc(${space.m} + .75rem)`,
  background: color.slip,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: 6,
    background: `radial-gradient(circle at 50% 100%, ${color.personField} 5px, transparent 5.5px) 50% 0 / 16px 100%`,
    forcedColorAdjust: 'none',
  },
  '@media': { [media.forcedColors]: { border: '1px solid', '::after': { display: 'none' } } },
});

/** Its name and where it stands, above a rule. */
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  fontFamily: font.label,
  fontSize: size.small,
  lineHeight: 1.45,
  fontWeight: 700,
});

/** A line to write on. */
export const field = part({
  display: 'block',
  width: '100%',
  marginBlockEnd: 4,
  padding: '.625rem 0',
  border: 0,
  borderBlockEnd: `2px solid ${color.text}`,
  background: 'none',
  fontFamily: font.heading,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  resize: 'vertical',
  '::placeholder': { color: color.muted, opacity: 1 },
  selectors: {
    'textarea&': {
      padding: 0,
      background: `repeating-linear-gradient(transparent 0 calc(2rem - 1px), ${color.line} 0 2rem) local`,
      fontFamily: font.body,
      fontWeight: 400,
      lineHeight: '2rem',
      letterSpacing: 0,
    },
  },
});
