import { part } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';
import { fadePause } from './wizard.ts';

const { color, font, layout, size, space } = vars;

/** On a wide screen the run sheet stands beside the question; without script there is none. */
export const form = part({
  display: 'grid',
  gap: space.m,
  maxWidth: '44rem',
  '@media': {
    [media.large]: {
      selectors: {
        '[data-step] &': {
          gridTemplateColumns: 'minmax(0, 1fr) 21rem',
          // The run sheet spans all rows: the last one takes what it is taller by.
          gridTemplateRows: 'auto auto 1fr',
          columnGap: space.section,
          maxWidth: 'none',
        },
      },
    },
  },
});

/** The page's name is small here: the question is what the screen is about. */
export const title = part({
  fontFamily: font.label,
  fontSize: size.small,
  lineHeight: 1.4,
  fontWeight: 400,
  letterSpacing: '.02em',
  color: color.muted,
});

/** With script all questions share one cell, so that two can cross-fade; without, they follow each other. */
export const questions = part({ display: 'grid', alignItems: 'start' });

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

export const heading = part({
  fontSize: 'clamp(1.875rem, 1.4rem + 2.4vw, 3.5rem)',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});

export const hint = part({ marginTop: space.xs, color: color.muted });

export const field = part({
  display: 'block',
  width: '100%',
  minHeight: '3.5rem',
  marginTop: space.m,
  padding: '.75rem 1rem',
  border: `1px solid ${color.muted}`,
  background: color.slip,
  fontSize: '1.25rem',
  lineHeight: 1.5,
  resize: 'vertical',
  '::placeholder': { color: color.muted, opacity: 1 },
  selectors: {
    '&[aria-invalid=true]': { borderColor: color.loss },
    'textarea&': { fontSize: size.body },
    'select&': {
      appearance: 'none',
      paddingInlineEnd: '3rem',
      backgroundImage: `linear-gradient(45deg, transparent 50%, ${color.text} 50%), linear-gradient(-45deg, transparent 50%, ${color.text} 50%)`,
      backgroundPosition: 'right 1.5rem center, right 1.125rem center',
      backgroundSize: '.375rem .375rem',
      backgroundRepeat: 'no-repeat',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { 'select&': { appearance: 'auto' } } } },
});

/** Room for a message below every field, so that the buttons stay where they are. */
export const below = part({ minHeight: layout.target, paddingTop: space.xs, overflowWrap: 'anywhere' });

export const error = part({ color: color.loss, fontWeight: 600 });

/** What only a running script can do. */
export const foot = part({ selectors: { ':root:not([data-step]) &': { display: 'none' } } });

export const notice = part({ marginBottom: space.s, fontSize: size.small, color: color.muted });

export const alert = part({ selectors: { '&:not(:empty)': { marginBottom: space.xs } } });
export const kept = part({ textWrap: 'balance', selectors: { '&:not(:empty)': { marginBottom: space.s } } });

/** Both have their place from the start: a first one alone would shrink when the second comes. */
export const actions = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))',
  gap: '.75rem',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
});

/** A button in reach of either thumb on a phone; half there while it waits. */
export const action = part({
  minHeight: '3.25rem',
  // On a phone its longest word, "Submitting...", fits half a row without making it taller.
  whiteSpace: 'nowrap',
  '@media': { '(width < 48rem)': { paddingInline: '.375rem' }, [media.medium]: { flex: 'none', minWidth: '8rem' } },
  ':disabled': { cursor: 'default', opacity: 0.55, textDecoration: 'none' },
});

/** A button's own ground shows otherwise. */
export const clear = part({ background: 'none' });

/** An action that should not draw the eye. */
export const quiet = part({
  minWidth: layout.target,
  minHeight: layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});

export const startOver = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  marginTop: space.xs,
  color: color.muted,
});

export const delivered = part({ color: color.agent });

export const thanks = part({ display: 'grid', gap: space.m, maxWidth: '44rem' });

/** One above the other on a phone: their words are too long for half a row. */
export const thanksActions = part({
  display: 'grid',
  gap: '.75rem',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap' } },
});
