import { keyframes, styleVariants } from '@vanilla-extract/css';
import { formQuestions } from '../../data/form-questions.ts';
import { media } from '../../styles/media.ts';
import {
  backgroundStyles,
  borders,
  cardTitle,
  formCard,
  selectArrow,
  stack,
  visuallyHiddenStyle,
} from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, globalStyle, layout, space, style } from '../../styles/component-layer.ts';

// Re-exported here, so that the island does not load everything from that file.
export { visuallyHidden } from '../../styles/utilities.css.ts';

/** Screens that are both wide and high, so not a phone in landscape. They show the form in two columns. */
export const wideAndHigh = '(min-width: 48em) and (min-height: 37.5em)';

/** On wide and high screens, its parts are items of the section's grid: in column 1 the field, in column 2 the summary. */
export const form = style({ ...stack, '@media': { [wideAndHigh]: { display: 'contents' } } });

/** Shown only in steps (one question at a time), and only in the no-script form (all questions). */
export const stepsOnly = style({ selectors: { ':root:not([data-step]) &': { display: 'none' } } });
export const noScriptOnly = style({ selectors: { '[data-step] &': { display: 'none' } } });

/** The form's title. In steps, the question is the visible title, and only screen readers get this one. */
export const title = style({ ...textStyles.subheading, selectors: { '[data-step] &': visuallyHiddenStyle } });

/** One row: step, cells, percentage. In dark mode, the saffron background ends below it. */
export const progress = style({
  ...textStyles.label,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(min-content, 13ch)',
  gap: '.75rem',
  alignItems: 'center',
  minHeight: '1.5rem',
  '@media': {
    [media.largeText]: { gridTemplateColumns: '1fr', rowGap: 0 },
    [media.dark]: {
      ...backgroundStyles.person,
      boxShadow: `0 0 0 100vmax ${color.personBackground}`,
      clipPath: 'inset(-100vmax -100vmax -2px)',
    },
  },
});
export const cells = style({
  display: 'grid',
  // Not `gridAutoColumns`: while the page comes in, each cell would move those before it.
  gridTemplateColumns: `repeat(${formQuestions.length}, 1fr)`,
  gap: 3,
  overflow: 'clip',
  '@media': { [media.largeText]: { display: 'none' } },
});
const baseCell = style({ height: 10, border: borders.medium, forcedColorAdjust: 'none' });
export const cell = styleVariants({ done: [baseCell, style({ background: 'currentColor' })], ahead: [baseCell] });

/** In steps all questions share two rows, so that two can cross-fade; in the no-script form they follow each other. */
export const questionList = style({ ...stack, gridColumn: 1, selectors: { '[data-step] &': { display: 'contents' } } });

/** How long a question takes to fade out, and the next one to fade in. */
const fade = '150ms';

export const question = style({
  selectors: {
    '[data-step] &': { display: 'grid', gridArea: '2 / 1 / 4 / -1', grid: 'subgrid / subgrid' },
    '&[hidden]': { display: 'none', opacity: 0, overflow: 'clip' },
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

/** On phones, room for two lines, so that no input moves. The text size keeps Next visible above the keyboard. */
export const heading = style({
  ...textStyles.subheading,
  fontSize: 'min(4.698rem - 50px, 7.164vw + 1.35rem - 21.6px)',
  lineHeight: 1.136,
  ...stack,
  gridColumn: '1 / -1',
  alignContent: 'end',
  padding: '1.5rem 0 .625rem',
  selectors: { '[data-step] &': { minHeight: 'calc(2lh + 1.125rem)', paddingTop: '.5rem' } },
  '@media': {
    [wideAndHigh]: {
      // The longest question takes one line over both columns, so that no room stays empty above a shorter one.
      ...textStyles.heading,
      paddingBlock: '1.25rem',
      selectors: { '[data-step] &': { minHeight: 0, paddingTop: '1.25rem' } },
    },
  },
});

// While a question fades out, its field's size must not move the buttons, which a finger may be about to press.
globalStyle(`${question}[hidden] > div`, { contain: 'size' });
// On wide and high screens, the field's part is as high at every step, even with an error's message: nothing below it moves.
globalStyle(`${question} > div`, {
  '@media': { [wideAndHigh]: { display: 'flex', flexDirection: 'column', minHeight: '7.75rem' } },
});

export const control = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target,
  padding: '.5rem .75rem',
  border: borders.medium,
  background: color.card,
  fontSize: textStyles.intro.fontSize,
  ':focus': { outlineOffset: 0 },
  scrollMarginTop: '12rem',
  '::placeholder': { color: color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid]': { borderColor: color.loss, outlineColor: color.loss },
    // Three to six rows: as many as keep Submit visible above a phone's keyboard.
    'textarea&': { blockSize: 'clamp(3lh + 1.25rem, 100dvh - 15.5rem, 6lh + 1.25rem)', resize: 'vertical' },
    'select&': { ...selectArrow, paddingInlineEnd: '2.75rem', backgroundPosition: 'right 1rem center' },
  },
  '@media': {
    [wideAndHigh]: {
      minHeight: '4.5rem',
      paddingInline: '1rem',
      selectors: { 'textarea&': { flex: '1 0 auto', blockSize: 0, fontSize: textStyles.body.fontSize } },
    },
    [media.forcedColors]: { selectors: { 'select&': { appearance: 'auto' } } },
  },
});

/** The error message. It has a white background, because red has too little contrast on saffron. */
export const error = style({
  ...textStyles.small,
  width: 'fit-content',
  marginTop: 8,
  paddingInline: space.xs,
  background: color.card,
  color: color.loss,
  fontWeight: 700,
  // Not `display: none`: screen readers would not read what appears in it.
  selectors: { '&:empty': { margin: 0, padding: 0 } },
});

/** Both buttons in one row, each in reach of a thumb. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '.75rem' });

const moveDashes = keyframes({ to: { backgroundPosition: '36px 100%' } });

/** While the form sends or waits for the script, teal dashes run along the button's lower edge. */
export const actionButton = style({
  paddingInline: 'min(1.5rem, 4vw)',
  whiteSpace: 'nowrap',
  selectors: {
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.5, cursor: 'default', textDecoration: 'none' },
    '&[type=submit]': { flex: '1 0 auto' },
    '&[type=submit][aria-disabled=true], [data-pressed] &[type=submit]': {
      opacity: 1,
      background: `repeating-linear-gradient(90deg, ${color.agent} 0 6px, #0000 6px 18px) 0 100% / 36px 6px repeat-x ${color.text}`,
      '@media': { [media.motion]: { animation: `${moveDashes} 1s linear infinite` } },
    },
  },
});

/** On wide and high screens, room for the last step's notes, with a long email address in a wide font: no step moves the foot. */
export const belowButtons = style({
  ...textStyles.small,
  ...stack,
  gap: space.xs,
  alignContent: 'start',
  marginTop: space.s,
  '@media': { [wideAndHigh]: { selectors: { '[data-step] &': { minHeight: 'calc(4lh + 4.5rem)' } } } },
});

// The box of SendStatus, until it says something.
globalStyle(`${belowButtons} > div:empty`, { display: 'none' });

export const startOver = style({ display: 'block', lineHeight: layout.target, textDecoration: 'underline' });

/** The card with the answers so far, a line for each. On a phone, it would repeat what was just typed. */
export const summary = style({
  ...textStyles.small,
  ...formCard,
  '@media': { ...formCard['@media'], [`not (${wideAndHigh})`]: { selectors: { 'form > &': { display: 'none' } } } },
});
export const summaryTitle = style(cardTitle);
export const summaryRow = style({
  display: 'grid',
  '@media': { [wideAndHigh]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
  paddingBlock: '.5rem',
  color: color.muted,
  selectors: { '& + &': { borderTop: borders.hairline } },
});
export const currentRow = style({
  ...backgroundStyles.person,
  boxShadow: `-.75rem 0 ${color.personBackground}, .75rem 0 ${color.personBackground}`,
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
