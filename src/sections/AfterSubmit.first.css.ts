import { styleVariants } from '@vanilla-extract/css';
import { placed } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

/** Beside the form; a row of its own below the thanks. */
export const root = placed({
  display: 'grid',
  gap: space.m,
  selectors: { 'section:not(:has(form)) &': { gridColumn: '1 / -1' } },
});
/** Of no use beside the thanks, where the form is gone. */
export const before = placed({ selectors: { 'section:not(:has(form)) &': { display: 'none' } } });

/** One line down from step to step. */
export const list = placed({
  selectors: {
    'section:not(:has(form)) &': {
      '@media': {
        [media.large]: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', borderTop: `2px solid ${color.text}` },
      },
    },
  },
});

const base = placed({
  position: 'relative',
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  paddingInlineStart: '1.75rem',
  paddingBottom: space.m,
  // The line, and on it the mark of who acts.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '.5rem -.5rem',
    insetInlineStart: 7,
    borderInlineStart: `2px solid ${color.text}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.125rem',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: `2.5px solid ${color.text}`,
    background: color.personField,
  },
  selectors: {
    '&:last-child::before': { display: 'none' },
    'section:not(:has(form)) &': {
      '@media': {
        [media.large]: { paddingInlineStart: 0, paddingBlockStart: space.m, paddingInlineEnd: space.m },
      },
    },
    'section:not(:has(form)) &::before': { '@media': { [media.large]: { display: 'none' } } },
    'section:not(:has(form)) &::after': { '@media': { [media.large]: { top: -9 } } },
  },
});

/** A stroke is an agent's, a dot a person's, a ring the customer's. */
export const step = styleVariants({
  agent: [
    base,
    placed({
      '::after': { insetInlineStart: 7, top: '.5rem', width: 16, height: 4, borderRadius: 0, borderWidth: '4px 0 0' },
      selectors: {
        'section:not(:has(form)) &::after': {
          '@media': { [media.large]: { insetInlineStart: 0, width: 4, height: 18, borderWidth: '0 0 0 4px' } },
        },
      },
    }),
  ],
  // A border, which forced colors keep.
  person: [base, placed({ '::after': { borderWidth: 8 } })],
  customer: [base],
});
