import { styleVariants } from '@vanilla-extract/css';
import { part } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, font, size, space } = vars;

const dot = '.75rem';
/** Where the line runs through a node's middle. */
const middle = `calc(${dot} / 2 - .5px)`;

/** A line on a phone; on a wide screen a run sheet beside the question. */
export const root = part({
  display: 'grid',
  gap: space.s,
  '@media': {
    [media.large]: {
      gridArea: '1 / 2 / -1 / 3',
      alignSelf: 'start',
      padding: '1.5rem 1.375rem',
      border: `1px solid ${color.line}`,
      background: color.slip,
    },
  },
  // Without script there are no steps.
  selectors: { ':root:not([data-step]) &': { display: 'none' } },
});

export const text = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s,
  fontFamily: font.label,
  fontSize: size.small,
  color: color.muted,
  '@media': {
    [media.large]: { marginBottom: '.25rem', paddingBottom: '.875rem', borderBottom: `1px dashed ${color.line}` },
  },
});

export const line = part({
  display: 'grid',
  gridTemplateColumns: `repeat(4, 1fr) ${dot}`,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const base = part({
  position: 'relative',
  minWidth: dot,
  minHeight: dot,
  color: color.muted,
  '@media': {
    [media.large]: {
      minHeight: '4rem',
      paddingInlineStart: '1.75rem',
      // The line runs down from this node to the next.
      '::before': { insetBlock: '.5rem -.5rem', insetInline: `${middle} auto`, borderBlockStart: 0 },
      '::after': { top: '.35rem' },
    },
  },
  // The line from this node to the next.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: middle,
    insetInline: `${dot} 0`,
    borderBlockStart: `1px solid ${color.line}`,
    borderInlineStart: `1px solid ${color.line}`,
  },
  // The node.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: dot,
    height: dot,
    border: `1.5px solid ${color.muted}`,
    background: color.ink,
  },
  selectors: { '&:last-child': { minHeight: 0 }, '&:last-child::before': { display: 'none' } },
});

/** Done is teal and filled, now is saffron, ahead is hollow. */
export const node = styleVariants({
  done: [
    base,
    part({
      '::before': { borderColor: color.agent },
      '::after': { border: `calc(${dot} / 2) solid ${color.agent}` },
    }),
  ],
  now: [
    base,
    part({ color: color.text, fontWeight: 600, '::after': { border: `calc(${dot} / 2) solid ${color.person}` } }),
  ],
  ahead: [base],
});

/** The words beside a node: only the run sheet has room for them. */
const words = { display: 'none', '@media': { [media.large]: { display: 'block' } } };

export const name = part({ ...words, fontFamily: font.label, fontSize: '.8125rem', lineHeight: 1.6 });

export const answer = part({
  ...words,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text,
});
