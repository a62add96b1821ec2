import { actorSign } from '../components/actor.first.css.ts';
import { arriving, rules, stack, textStyles, wrap } from '../styles/look.css.ts';
import { color, layout as measure, onLarge, placed, space } from '../styles/theme.css.ts';

/** The run sheet's line: at the column's edge with the words beside it on a phone, around them where there is room. */
const indent = '1.375rem';
const lane = `calc(.45rem - ${indent})`;
/** A mark only: its box lies over the buttons and takes no clicks from them. */
const mark = { content: '', position: 'absolute', pointerEvents: 'none' } as const;

// The saffron field begins where the second line of the headline does.
export const root = placed({ position: 'relative', overflow: 'clip', isolation: 'isolate' });

export const layout = placed({
  position: 'relative',
  ...stack,
  // The headline comes first in the file, and stands below the first steps: it waits for them.
  selectors: { '&:not(:has(> ol + div))': arriving },
  // Below, room for the button that ends the typing.
  paddingBlock: `calc(${measure.header} + ${space.xs}) ${measure.target}`,
  paddingInlineStart: `calc(${measure.gutter} + ${indent})`,
  ...onLarge({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space.m,
    paddingTop: measure.header,
    paddingInlineStart: measure.gutter,
  }),
});
export const example = placed({ order: -2, gridColumn: '1 / -1', marginBottom: '.25rem' });

/** Its steps have places of their own around the headline; on a field all signs are in ink. */
export const steps = placed({ display: 'contents', vars: { [color.agent]: color.text, [color.person]: color.text } });
const row = placed({
  order: -1,
  position: 'relative',
  ...wrap,
  alignItems: 'baseline',
  minHeight: '1.625rem',
  selectors: {
    '&&::before': { ...mark, zIndex: 1, top: '.25rem', left: lane, margin: 0, translate: 'calc(1px - 50%)' },
    [`${actorSign.agent}&::before`]: { top: 0, height: '1.25rem', borderInlineStartWidth: 6 },
    [`${actorSign.customer}&::before`]: { background: color.agentField },
  },
  ...onLarge({
    display: 'grid',
    paddingTop: '1.75rem',
    selectors: {
      '&&::before': { top: '.125rem', left: 0, translate: 'none' },
      [`${actorSign.agent}&&::before`]: { top: '-.125rem' },
    },
  }),
});
/** From the first sign on it goes down, or around the headline; the last one covers what is too long. */
const line = { ...mark, inset: `.7rem auto -200vh ${lane}`, borderInlineStart: rules.head } as const;

export const step = {
  customer: [
    actorSign.customer,
    row,
    placed({
      '::after': line,
      ...onLarge({
        '::after': {
          inset: `.5rem calc(-300% - 3 * ${space.m}) -200vh 0`,
          borderBlockStart: rules.head,
          borderInline: '0 solid',
          borderInlineEndWidth: 2,
        },
      }),
    }),
  ],
  agent: [actorSign.agent, row],
  person: [
    actorSign.person,
    row,
    placed({
      order: 2,
      marginTop: space.m,
      // At the end of the grid, it would move with each of the words that come in.
      selectors: { 'section:not(:has(~ section)) &': arriving },
      '::after': { ...line, top: '1rem', borderColor: color.personField, forcedColorAdjust: 'none' },
      ...onLarge({
        gridColumn: '3 / -1',
        justifySelf: 'end',
        alignSelf: 'end',
        padding: `0 ${space.m} 0 0`,
        textAlign: 'end',
        selectors: { '&&::before': { left: 'auto', right: 0, translate: 'calc(50% - 1px)' } },
        '::after': { inset: '.7rem 0 -200vh auto' },
      }),
    }),
  ],
};
/** Room for "Wed 08:30", also before a script writes it. */
export const time = placed({ ...textStyles.label, flex: '0 0 5.125rem' });
export const title = placed({
  ...textStyles.action,
  ...onLarge({ fontSize: textStyles.heading.fontSize }),
});

export const actions = placed({
  ...wrap,
  gap: '.75rem',
  marginTop: space.s,
  ...onLarge({ gridColumn: 'span 2' }),
});
