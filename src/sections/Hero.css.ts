import { arriving } from '../styles/arriving.css.ts';
import { placed } from '../styles/layered.ts';
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
  paddingBlock: `calc(${measure.header} + ${space.m}) ${space.l}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: '8fr 5fr 5fr', columnGap: '3vw', alignItems: 'end' },
  },
});

/** The line ends at the person's dot: from there on `last` covers it. */
export const first = placed({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.s,
  '::before': { ...line, inset: `.7rem auto -200vh ${lane}`, borderInlineStart: '2px solid' },
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(4, 1fr)',
      columnGap: '1.5rem',
      paddingTop: '2rem',
      '::before': { inset: '.5rem -1.5rem -200vh 0', border: 'solid', borderWidth: '2px 2px 0 0' },
    },
  },
});

const step = placed({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr',
  '::before': { ...line, left: lane },
  '@media': { [media.medium]: { display: 'block' }, [media.largeText]: { display: 'block' } },
});
const above = (sign: object) => ({ [media.medium]: { '::before': sign } });
const disc = { top: '.3em', translate: '-5px', width: 12, height: 12, borderRadius: '50%' };

/** On the line: a ring, a stroke, a dot. */
export const steps = {
  customer: [
    step,
    placed({
      '::before': { ...disc, border: '2.5px solid', background: color.agentField },
      '@media': above({ top: 'calc(-1.5rem - 5px)', left: 5 }),
    }),
  ],
  agent: [
    step,
    placed({
      '::before': { top: 0, translate: '-4px', height: '1.3em', borderInlineStart: '6px solid' },
      '@media': above({ top: '-1.5rem', left: 4 }),
    }),
  ],
  person: [
    step,
    placed({
      '::before': { ...disc, border: '6px solid' },
      '@media': above({ left: 'auto', right: 'calc(-1.5rem - 10px)' }),
    }),
  ],
};
export const title = placed({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  '@media': { [media.large]: { fontSize: '1.5rem' } },
});

export const actions = placed({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: space.m });

/** In the saffron field, at the line's end. */
export const last = placed({
  position: 'relative',
  marginTop: space.m,
  // At the end of its row, it would move with each of its words that come in.
  selectors: { 'section:not(:has(+ section)) &': arriving },
  '::before': { ...line, inset: `1rem auto -9rem ${lane}`, borderInlineStart: `2px solid ${color.personField}` },
  '@media': { [media.medium]: { textAlign: 'end', '::before': { inset: '1rem -1.5rem -9rem auto' } } },
});
