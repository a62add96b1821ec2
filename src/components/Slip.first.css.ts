/** The job slip that a visitor fills in: its paper and its fields. */
import { grounds } from '../styles/band.css.ts';
import { part } from '../styles/layered.ts';
import { rules, textStyles, wrap } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, font, space } = vars;

/** White, with a perforated lower edge, on a person's field. */
export const slip = part({
  padding: `${space.m} clamp(16px, 5vw, 2.25rem)`,
  borderBlockEnd: `8px dotted ${color.personField}`,
  ...grounds.slip,
  '@media': { ...grounds.slip['@media'], [media.forcedColors]: { border: rules.hairline } },
});

export const head = part({
  ...wrap,
  justifyContent: 'space-between',
  columnGap: space.s,
  ...textStyles.label,
  fontWeight: 700,
});

export const field = part({
  display: 'block',
  width: '100%',
  minHeight: vars.layout.target,
  marginBlockEnd: 4,
  padding: '.625rem 0',
  border: 0,
  borderBlockEnd: `${rules.head} ${color.text}`,
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
      background: `linear-gradient(transparent calc(100% - 1px), ${color.line} 0) local 0 0 / 100% 2rem`,
      fontFamily: font.body,
      fontWeight: 400,
      lineHeight: '2rem',
      letterSpacing: 0,
    },
  },
});
