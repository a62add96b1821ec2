import { keyframes } from '@vanilla-extract/css';
import { stamp } from '../../styles/stamp.ts';
import { part } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';
import { fadePause, redirectPause } from './wizard.ts';

const { color, font, layout, size, space } = vars;

export const form = part({ display: 'grid', gap: space.m, maxWidth: '44rem' });

/** The page's name is small here: the question is what the screen is about. */
export const title = part({ fontWeight: 700, letterSpacing: 0, textWrap: 'wrap' });

/** With script all questions share one cell, so that two can cross-fade; without, they follow each other. */
export const questions = part({ display: 'grid', alignItems: 'start', gap: space.m });

const fade = `${fadePause}ms`;

export const question = part({
  minWidth: 0,
  selectors: {
    '[data-step] &': { gridArea: '1 / 1' },
    // On its way out it has no say in where the buttons are, and fades within the room of the next: they must not move
    // when it is gone, under a finger.
    '&[hidden]': { opacity: 0, contain: 'size', alignSelf: 'stretch', overflow: 'clip' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        // The next question waits until the one before it is gone.
        '[data-step="ready"] &': { transition: `opacity ${fade} ${fade}`, '@starting-style': { opacity: 0 } },
        '[data-step="ready"] &[hidden]': { transition: `opacity ${fade}, display ${fade} allow-discrete` },
      },
    },
  },
});

/** Every question has room for two lines, so that the buttons are in one place through all steps. */
export const heading = part({
  fontSize: 'clamp(min(1.875rem, 10vw), 1.2rem + 3vw, 3.625rem)',
  // A short one stands next to its field.
  selectors: { '[data-step] &': { display: 'grid', alignContent: 'end', minHeight: '2lh' } },
});

export const control = part({
  marginBlockStart: space.m,
  fontSize: 'clamp(1.1875rem, 1rem + 1vw, 1.75rem)',
  ':focus-visible': { outlineOffset: 6 },
  selectors: {
    // As high as the line that it replaces.
    '&[aria-invalid=true]': { marginBlockEnd: 0, borderBlockEnd: `6px double ${color.loss}` },
    'textarea&': { fontSize: size.body },
    'select&': {
      appearance: 'none',
      paddingInlineEnd: '2rem',
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.text} 50%), linear-gradient(-45deg, transparent 50%, ${color.text} 50%)`,
      backgroundPosition: 'right .5rem center, right .125rem center',
      backgroundSize: '.375rem .375rem',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { 'select&': { appearance: 'auto' } } } },
});

/** Room for a line below every field, so that a message moves no button. */
export const below = part({
  minHeight: 'calc(2lh + .75rem)',
  paddingTop: '.75rem',
  '@media': { [media.medium]: { minHeight: layout.target } },
});

/** A stamp at the end of the line. */
const beside = { float: 'inline-end', marginInlineStart: space.s } as const;
/** On a phone it has a row of its own. */
const above = {
  '(width < 48rem)': {
    selectors: { '&:not(:empty)::before': { float: 'none', display: 'table', margin: `0 0 ${space.xs} auto` } },
  },
} as const;

/** What is wrong, and the stamp that says so. */
export const error = part({
  color: color.loss,
  fontWeight: 600,
  selectors: { '&:not(:empty)::before': { ...stamp('Look again'), ...beside } },
});

/** Gives way to what is wrong. */
export const hint = part({ selectors: { [`${error}:not(:empty) + &`]: { display: 'none' } } });

/** What only a running script can do. */
export const foot = part({ selectors: { ':root:not([data-step]) &': { display: 'none' } } });

export const notice = part({ marginBottom: space.s, fontSize: size.small, color: color.muted });

const frame = { display: 'flow-root', padding: '.875rem 1rem', border: `3px solid ${color.loss}` } as const;

/** What became of the press, below the button. */
export const outcome = part({
  scrollMarginBlockEnd: space.s,
  selectors: { '&:has(:not(:empty))': { marginTop: space.s } },
});

/** Not sent, in red; below it, in an agent's color, what is kept. */
export const alert = part({
  color: color.loss,
  fontWeight: 600,
  selectors: {
    '&:not(:empty)': frame,
    '&:not(:empty)::before': { ...stamp('Not sent'), ...beside },
  },
  '@media': above,
});
export const kept = part({
  selectors: {
    '&:not(:empty)': {
      ...frame,
      borderTop: 0,
      background: `linear-gradient(${color.agent}, ${color.agent}) 0 / 5px no-repeat ${color.agentTint}`,
    },
    '&:not(:empty)::before': { ...stamp('Kept'), ...beside, color: color.agentText },
  },
  '@media': above,
});

/** Both have their place from the start: a first one alone would shrink when the second comes. */
export const actions = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
  gap: '.75rem',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
});

const run = keyframes({ from: { insetInlineEnd: '100%' } });

/** A button in reach of either thumb on a phone. While it sends, an agent's stroke runs below its words. */
export const action = part({
  position: 'relative',
  // On a phone its longest word, "Submitting...", fits half a row without making it taller.
  whiteSpace: 'nowrap',
  '@media': {
    '(width < 48rem)': { paddingInline: '.375rem' },
    [media.medium]: { flex: 'none', minWidth: '8rem' },
  },
  ':disabled': { borderStyle: 'dashed', color: color.muted, cursor: 'default', textDecoration: 'none' },
  selectors: {
    '&[type=submit]:disabled': { borderStyle: 'solid', color: color.ground },
    '&[type=submit]:disabled::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 5,
      background: color.agent,
      '@media': { [media.motion]: { animation: `${run} 1.5s linear infinite` } },
    },
  },
});

export const startOver = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  marginTop: space.xs,
  color: color.muted,
  // Before the script, and without it, a press would be lost.
  selectors: { ':root:not([data-step="ready"]) &': { visibility: 'hidden' } },
});

export const delivered = part({ color: color.agentText });

/** The words on the left, the visitor's copy of the slip on the right, across the seam of two fields. */
export const thanks = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.m,
  gridColumn: '1 / -1',
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)', columnGap: space.xl },
  },
});

/** It has arrived: an agent's field down to here, a person's turn from here on. */
export const arrived = part({
  alignContent: 'end',
  paddingBottom: space.m,
  background: color.agentField,
  boxShadow: `0 0 0 100vmax ${color.agentField}`,
  clipPath: 'inset(-100vmax -100vmax 0)',
  fontSize: 'clamp(min(4.5rem, 19vw), 11vw, 9.6rem)',
  lineHeight: 0.9,
  display: 'grid',
  minHeight: '12rem',
  '@media': { [media.large]: { minHeight: '18rem' } },
});

export const specialist = part({
  maxWidth: '18ch',
  fontFamily: font.heading,
  fontSize: size.h2,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '-.03em',
});

const elapse = keyframes({ from: { backgroundSize: '0 100%' } });

/** The rule fills in the time that is left. */
export const redirect = part({
  marginTop: space.m,
  fontFamily: font.label,
  fontSize: size.small,
  '::before': {
    content: '',
    display: 'block',
    maxWidth: '40rem',
    height: 8,
    marginBottom: space.xs,
    border: `1px solid ${color.text}`,
    background: `linear-gradient(${color.text}, ${color.text}) no-repeat`,
  },
  '@media': { [media.motion]: { '::before': { animation: `${elapse} ${redirectPause}ms linear both` } } },
});

/** One above the other on a phone: their words are too long for half a row. */
export const thanksActions = part({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' } },
});

/** The visitor's copy. */
export const copy = part({
  zIndex: 1,
  alignSelf: 'end',
  '@media': { [media.large]: { gridArea: '1 / 2 / span 3', marginTop: space.xl, alignSelf: 'start' } },
});

export const received = part({
  marginTop: space.m,
  textAlign: 'end',
  color: color.agentText,
  selectors: {
    '&::after': {
      ...stamp('Received'),
      display: 'inline-block',
      padding: '.2em .45em',
      borderWidth: 4,
      fontSize: 'min(1.625rem, 7vw)',
      rotate: '-8deg',
    },
  },
});
