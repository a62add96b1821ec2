import { arriving } from '../styles/arriving.css.ts';
import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, layout: measure, space } = vars;

/** The run sheet's line: in the gutter on a phone, above and beside the words where there is room. */
const lane = `calc(${measure.gutter} / -2 - 1px)`;
/** A mark only: its box lies over the buttons and takes no clicks from them. */
const line = { content: '', position: 'absolute', pointerEvents: 'none' } as const;

// The saffron field begins where the second line of the headline does.
export const root = placed({ position: 'relative', overflow: 'clip', isolation: 'isolate' });

export const layout = placed({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `calc(${measure.header} + ${space.xs}) ${measure.target}`,
  '@media': {
    [media.large]: { gridTemplateColumns: '8fr 4fr', columnGap: space.m, paddingTop: measure.header },
  },
});

export const example = placed({ gridColumn: '1 / -1', marginBottom: '.25rem' });

/** The line ends at the person's dot: from there on `last` covers it. */
export const first = placed({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  '::before': { ...line, inset: `.7rem auto -200vh ${lane}`, borderInlineStart: rules.head },
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      columnGap: space.m,
      paddingTop: '1.75rem',
      '::before': { inset: '.5rem 0 -200vh', border: rules.head, borderWidth: '2px 2px 0 0' },
    },
  },
});

const step = placed({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minHeight: '1.625rem',
  '::before': { ...line, left: lane },
  '@media': { [media.large]: { display: 'grid' } },
});
const above = (sign: object) => ({ [media.large]: { '::before': sign } });
const disc = { top: '.3rem', translate: '-5px', width: 12, height: 12, borderRadius: '50%' };

/** On the line: a ring, a stroke, a dot. */
export const steps = {
  customer: [
    step,
    placed({
      '::before': { ...disc, border: '2.5px solid', background: color.agentField },
      '@media': above({ top: 'calc(-1.25rem - 5px)', left: 5 }),
    }),
  ],
  agent: [
    step,
    placed({
      '::before': { top: 0, translate: '-2px', height: '1.25rem', borderInlineStart: '6px solid' },
      '@media': above({ top: 'calc(-1.25rem - 9px)', left: 2 }),
    }),
  ],
  person: [
    step,
    placed({
      '::before': { ...disc, border: '6px solid' },
      '@media': above({ left: 'auto', right: `calc(-1 * ${space.m} - 5px)`, translate: 'none' }),
    }),
  ],
};
/** Room for "Wed 08:30", also before a script writes it. */
export const time = placed({ flex: '0 0 5.125rem' });
export const title = placed({ '@media': { [media.large]: { fontSize: textStyles.heading.fontSize } } });

export const actions = placed({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: space.s });

/** In the saffron field, at the line's end. */
export const last = placed({
  position: 'relative',
  marginTop: space.m,
  // At the end of its row, it would move with each of its words that come in.
  selectors: { 'section:not(:has(~ section)) &': arriving },
  '::before': {
    ...line,
    inset: `1rem auto -9rem ${lane}`,
    borderInlineStart: `${rules.head} ${color.personField}`,
    forcedColorAdjust: 'none',
  },
  '@media': {
    [media.large]: {
      alignSelf: 'end',
      justifySelf: 'end',
      paddingInlineEnd: space.m,
      textAlign: 'end',
      '::before': { inset: '1rem 0 -9rem auto' },
    },
  },
});
