import { arriving } from '../styles/arriving.css.ts';
import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, layout: measure, space } = vars;

/** The run sheet's line: in the gutter on a phone, above and beside the words where there is room. */
const lane = `calc(${measure.gutter} / -2 - 1px)`;
/** A mark only: its box lies over the buttons and takes no clicks from them. */
const mark = { content: '', position: 'absolute', pointerEvents: 'none' } as const;

// The saffron field begins where the second line of the headline does.
export const root = placed({ position: 'relative', overflow: 'clip', isolation: 'isolate' });

export const layout = placed({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Below, room for the button that ends the typing.
  paddingBlock: `calc(${measure.header} + ${space.xs}) ${measure.target}`,
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space.m, paddingTop: measure.header },
  },
});
export const example = placed({ gridColumn: '1 / -1', marginBottom: '.25rem' });

/** Its steps have places of their own around the headline. */
export const steps = placed({ display: 'contents' });
const row = placed({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  minHeight: '1.625rem',
  '::after': { ...mark, left: lane },
  '@media': { [media.large]: { display: 'grid', paddingTop: '1.75rem' } },
});
const disc = { top: '.3rem', translate: '-5px', width: 12, height: 12, borderRadius: '50%' };

/** On the line: a ring, from which it goes down; strokes; a dot, from which on its lower end is covered. */
export const step = {
  customer: [
    row,
    placed({
      '::after': { ...disc, border: '2.5px solid', background: color.agentField },
      '::before': { ...mark, inset: `.7rem auto -200vh ${lane}`, borderInlineStart: rules.head },
      '@media': {
        [media.large]: {
          '::after': { top: 3, left: 5 },
          '::before': {
            inset: `.5rem calc(-300% - 3 * ${space.m}) -200vh 0`,
            border: rules.head,
            borderWidth: '2px 2px 0 0',
          },
        },
      },
    }),
  ],
  agent: [
    row,
    placed({
      '::after': { top: 0, translate: '-2px', height: '1.25rem', borderInlineStart: '6px solid' },
      '@media': { [media.large]: { '::after': { top: -1, left: 2 } } },
    }),
  ],
  person: [
    row,
    placed({
      order: 2,
      marginTop: space.m,
      // At the end of the grid, it would move with each of the words that come in.
      selectors: { 'section:not(:has(~ section)) &': arriving },
      '::after': { ...disc, border: '6px solid' },
      '::before': {
        ...mark,
        inset: `1rem auto -9rem ${lane}`,
        borderInlineStart: `${rules.head} ${color.personField}`,
        forcedColorAdjust: 'none',
      },
      '@media': {
        [media.large]: {
          gridColumn: '3 / -1',
          justifySelf: 'end',
          alignSelf: 'end',
          padding: `0 ${space.m} 0 0`,
          textAlign: 'end',
          '::after': { left: 'auto', right: -5, translate: 'none' },
          '::before': { inset: '.7rem 0 -9rem auto' },
        },
      },
    }),
  ],
};
/** Room for "Wed 08:30", also before a script writes it. */
export const time = placed({ ...textStyles.label, flex: '0 0 5.125rem' });
export const title = placed({
  ...textStyles.action,
  '@media': { [media.large]: { fontSize: textStyles.heading.fontSize } },
});

export const actions = placed({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  marginTop: space.s,
  '@media': { [media.large]: { gridColumn: 'span 2' } },
});
