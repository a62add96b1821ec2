import { styleVariants } from '@vanilla-extract/css';
import { stamp } from '../../styles/stamp.ts';
import { part } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, font, size, space } = vars;

/** The head of the slip; without script there are no steps. */
export const root = part({
  display: 'grid',
  gap: space.xs,
  paddingBottom: space.s,
  borderBottom: `2px solid ${color.text}`,
  selectors: { ':root:not([data-step]) &': { display: 'none' } },
});

const cell = 'calc((100% + 4px) / 5)';
const filled = { background: color.person, borderRadius: 0 };

/** Five cells, of which a person has filled as many as the figure beside it says. */
export const bar = part({
  appearance: 'none',
  width: '100%',
  height: '.875rem',
  border: 0,
  background: `color-mix(in oklab, ${color.text} 24%, ${color.slip})`,
  maskImage: `repeating-linear-gradient(90deg, #000 0 calc(${cell} - 4px), #0000 0 ${cell})`,
  forcedColorAdjust: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': filled,
  '::-moz-progress-bar': filled,
});

/** The slip so far: a row an answer, all of them there from the start. */
export const rows = part({
  counterReset: 'row',
  borderTop: `2px solid ${color.text}`,
  selectors: { ':root:not([data-step]) &': { display: 'none' } },
});

const base = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 .75rem',
  minHeight: '3.5rem',
  paddingBlock: '.375rem',
  counterIncrement: 'row',
  color: color.muted,
  fontFamily: font.label,
  fontSize: size.small,
  lineHeight: 1.3,
  '::before': { content: 'counter(row)', width: '1ch' },
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

/** Filled in is stamped, in a person's color; the one that is asked for now has their dot. */
export const row = styleVariants({
  done: [
    base,
    part({
      selectors: {
        '&::after': { ...stamp('Filled in'), color: color.personText },
        // The visitor's copy, where all are done, leaves out what was not answered.
        '&:has(bdi:empty)': { display: 'none' },
      },
    }),
  ],
  now: [
    base,
    part({
      color: color.text,
      fontWeight: 700,
      '::after': { content: '', borderRadius: '50%', border: `.4375rem solid ${color.person}` },
    }),
  ],
  ahead: [base],
});

/** The question's name above its answer. */
export const words = part({ display: 'grid', flex: '1 1 7rem', minWidth: 0 });

export const answer = part({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.heading,
  fontSize: size.body,
  fontWeight: 600,
  color: color.text,
});
