import { keyframes, styleVariants } from '@vanilla-extract/css';
import { grounds, hidden, media, ownArrow, rules, slip, slipHead, stack, textStyles } from '../../styles/look.css.ts';
import { color, globalStyle, layout, space, style } from '../../styles/component.ts';

// Re-exported here, so that the island does not load everything from that file.
export { visuallyHidden } from '../../styles/look.css.ts';

/** Screens both wide and high, so not a phone in landscape. */
export const roomy = '(min-width: 48em) and (min-height: 37.5em)';

/** The questions. On roomy screens, they are in column 1 of the section's grid, and the slip is in column 2. */
export const form = style({
  ...stack,
  alignItems: 'start',
  '@media': { [roomy]: { display: 'contents' } },
});

// The slip comes last in the HTML. Everything else stays in column 1, so that nothing moves when it loads.
globalStyle(`${form} > *`, { gridColumn: 1 });

/** Shown only in steps (one question at a time), and only in the plain form (all questions). */
export const stepsOnly = style({ selectors: { ':root:not([data-step]) &': { display: 'none' } } });
export const plainOnly = style({ selectors: { '[data-step] &': { display: 'none' } } });

/** The form's title. In steps, the question is the visible title, and only screen readers get this one. */
export const title = style({
  ...textStyles.heading,
  marginBottom: space.s,
  selectors: { '[data-step] &': hidden },
});

/** One row: step, cells, percentage. In dark mode, the saffron background ends below it. */
export const progress = style({
  ...textStyles.label,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(min-content, 13ch)',
  gap: '.75rem',
  alignItems: 'center',
  minHeight: '1.5rem',
  '@media': {
    [media.largeText]: { gridTemplateColumns: '1fr auto' },
    [media.dark]: {
      colorScheme: 'light',
      color: color.text,
      background: color.personField,
      boxShadow: `0 0 0 100vmax ${color.personField}`,
      clipPath: 'inset(-100vmax -100vmax -2px)',
    },
  },
});
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 3,
  overflow: 'clip',
  '@media': { [media.largeText]: { display: 'none' } },
});
const cellBase = style({ height: 10, border: rules.head, forcedColorAdjust: 'none' });
export const cell = styleVariants({ done: [cellBase, style({ background: 'currentColor' })], ahead: [cellBase] });

/** In steps all questions share one cell, so that two can cross-fade; in the plain form they follow each other. */
export const questions = style(stack);

/** How long a question takes to fade out, and the next one to fade in. */
const fade = '150ms';

export const question = style({
  selectors: {
    '[data-step] &': { gridArea: '1 / 1' },
    // While a question fades out, its size must not move the buttons, which a finger may be about to press.
    '&[hidden]': { opacity: 0, contain: 'size', alignSelf: 'stretch', overflow: 'clip' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        // The next question fades in after the previous one has faded out.
        '[data-step="ready"] &': { transition: `opacity ${fade} ${fade}`, '@starting-style': { opacity: 0 } },
        '[data-step="ready"] &[hidden]': { transition: `opacity ${fade}, display ${fade} allow-discrete` },
      },
    },
  },
});

/** Room for two lines, so that the input never moves. The text size keeps Next visible above a phone's keyboard. */
export const heading = style({
  ...textStyles.heading,
  fontSize: 'min(1.625rem, 7.4vw)',
  lineHeight: 1.1,
  padding: '.5rem 0 .625rem',
  selectors: {
    '[data-step] &': { display: 'grid', alignContent: 'end', minHeight: 'calc(2lh + 1.125rem)' },
    // In the plain form, a question is closer to its own input than to the previous one.
    ':root:not([data-step]) &': { paddingTop: space.m },
  },
  '@media': {
    [roomy]: {
      ...textStyles.title,
      paddingBlock: space.m,
      // At least as high, with the field, as the slip, which loads later and would move the buttons.
      selectors: { '[data-step] &': { minHeight: 'max(2lh + 3rem, 12rem)' } },
    },
  },
});

export const control = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  padding: '.5rem .75rem',
  border: rules.head,
  background: color.slip,
  fontSize: textStyles.lead.fontSize,
  ':focus': { outlineOffset: 0 },
  scrollMarginTop: '12rem',
  '::placeholder': { color: color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid]': { borderColor: color.loss, outlineColor: color.loss },
    // Three to six rows: as many as keep Submit visible above a phone's keyboard.
    'textarea&': { blockSize: 'clamp(3lh + 1.25rem, 100dvh - 15.5rem, 6lh + 1.25rem)', resize: 'vertical' },
    'select&': { ...ownArrow, paddingInlineEnd: '2.75rem', backgroundPosition: 'right 1rem center' },
  },
  '@media': {
    [roomy]: { minHeight: '3.75rem', paddingInline: '1rem' },
    [media.forcedColors]: { selectors: { 'select&': { appearance: 'auto' } } },
  },
});

/** The error message. It has a white background, because red has too little contrast on saffron. */
export const error = style({
  ...textStyles.small,
  width: 'fit-content',
  marginTop: 8,
  paddingInline: space.xs,
  background: color.slip,
  color: color.loss,
  fontWeight: 700,
  selectors: { '&:empty': { display: 'none' } },
});

/** Both buttons in one row, each in reach of a thumb. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '.75rem' });

const run = keyframes({ to: { backgroundPosition: '36px 100%' } });

/** While the form sends or waits for the script, teal dashes run along the button's lower edge. */
export const action = style({
  minWidth: 'min(9rem, 30vw)',
  paddingInline: 'min(1.5rem, 4vw)',
  whiteSpace: 'nowrap',
  ':disabled': { opacity: 0.5, cursor: 'default', textDecoration: 'none' },
  selectors: {
    '&[type=submit]': { flex: '1 0 auto' },
    '&[type=submit]:disabled, [data-pressed] &[type=submit]': {
      opacity: 1,
      background: `repeating-linear-gradient(90deg, ${color.agent} 0 6px, #0000 6px 18px) 0 100% / 36px 6px repeat-x ${color.text}`,
      '@media': { [media.motion]: { animation: `${run} 1s linear infinite` } },
    },
  },
  '@media': { [roomy]: { selectors: { '&[type=submit]': { flex: 'none' } } } },
});

export const after = style({ ...textStyles.small, ...stack, gap: space.xs, marginTop: space.s });

// The box of SendStatus, until it says something.
globalStyle(`${after} > div:empty`, { display: 'none' });

export const startOver = style({ display: 'block', lineHeight: layout.target, textDecoration: 'underline' });

/** The slip with the answers so far, as high as the question. On a phone, it would repeat what was just typed. */
export const rows = style({
  ...textStyles.small,
  ...slip,
  // Above the progress row, whose background spans the whole page in dark mode.
  selectors: { 'form > &': { zIndex: 1, gridArea: '1 / 2 / 3', alignSelf: 'stretch' } },
  '@media': { ...slip['@media'], [`not (${roomy})`]: { selectors: { 'form > &': { display: 'none' } } } },
});
export const head = style(slipHead);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.5rem) minmax(50%, 1fr)',
  paddingBlock: '.5rem',
  color: color.muted,
  selectors: { '& + &': { borderTop: rules.hairline } },
});
export const now = style({
  ...grounds.person,
  boxShadow: `-.75rem 0 ${color.personField}, .75rem 0 ${color.personField}`,
  fontWeight: 700,
});
export const answer = style({
  overflow: 'hidden',
  maxHeight: '12lh',
  overflowWrap: 'anywhere',
  color: color.text,
  fontWeight: 600,
  selectors: { 'form &': { textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});
