import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

/** A node's width, and the room that the line and its nodes take beside the text. */
const node = '.75rem';
const rail = '1.75rem';

export const root = styleVariants({
  sheet: [
    part({
      color: vars.color.text,
      background: vars.color.ground,
      padding: '1.5rem min(1.375rem, 6vw) 1rem',
    }),
  ],
  timeline: [],
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '.25rem 1rem',
  marginBottom: '1.125rem',
  paddingBottom: '.875rem',
  borderBottom: `1px dashed ${vars.color.line}`,
});

export const title = part({ fontSize: vars.size.h3, lineHeight: 1.15 });

export const list = styleVariants({
  sheet: [],
  timeline: [
    part({
      '@media': {
        [media.large]: {
          display: 'grid',
          // Four, and not as many as there are: the first ones would shrink as the others come.
          gridTemplateColumns: 'repeat(4, 1fr)',
          borderTop: `1px solid ${vars.color.line}`,
        },
      },
    }),
  ],
});

const step = part({
  position: 'relative',
  paddingInlineStart: rail,
  paddingBottom: '1.125rem',
  // The line from this node to the next.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${node} / 2 - .5px)`,
    insetBlock: '.5rem -.5rem',
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
  // The node.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.35rem',
    width: node,
    height: node,
    border: `calc(${node} / 2) solid`,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

export const item = styleVariants({
  sheet: [step, part({ '::before': { borderColor: vars.color.line } })],
  timeline: [
    step,
    part({
      '@media': {
        [media.large]: {
          padding: '1.5rem 1.5rem 0 0',
          '::before': { display: 'none' },
          '::after': { top: `calc(${node} / -2 - .5px)` },
        },
      },
    }),
  ],
});

/** Teal is an agent's step, saffron a person's, an outline the customer's; the word beside the time says the same. */
export const by = styleVariants({
  customer: [part({ '::after': { borderWidth: 2, color: vars.color.agent } })],
  agent: [part({ '::after': { color: vars.color.agent } })],
  person: [part({ '::after': { color: vars.color.person } })],
});

export const meta = part({
  display: 'flex',
  gap: '.75em',
  fontFamily: vars.font.label,
  fontSize: '.8125rem',
  lineHeight: 1.6,
});

export const name = part({ display: 'block', lineHeight: 1.35 });

const small = part({ display: 'block', fontSize: '.9375rem' });
export const detail = styleVariants({
  sheet: [small, part({ color: vars.color.muted })],
  timeline: [small, part({ color: vars.color.muted })],
});
