import { media } from '../styles/media.ts';
import { borders, hiddenUntilParsed, wrap } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { color, onLarge, type Rule, space, style } from '../styles/component-layer.ts';
import { actorSign } from './actor-sign.critical.css.ts';

/** So narrow, or text so large, that there is no room beside the times. */
const narrow = '(width < 13rem)';

export const root = style({
  paddingTop: space.s,
  // On teal and saffron, all signs have the text color.
  vars: { [color.agent]: color.text, [color.person]: color.text, [color.background]: color.agentBackground },
  ...onLarge({ paddingTop: '2rem' }),
});

/** The title, and the legend below or beside it. */
export const header = style({ ...wrap, alignItems: 'baseline', gap: `.25rem ${space.m}` });
export const legend = style({ ...textStyles.small, ...wrap, columnGap: space.s });

export const steps = style({
  containerType: 'inline-size',
  marginTop: '.75rem',
  paddingBottom: space.s,
  ...onLarge({
    display: 'grid',
    // Wait, line, time, name, detail: each at one level in all steps.
    grid: 'auto 1.75rem auto auto auto / auto-flow minmax(0, 1fr)',
    columnGap: space.m,
    // The saffron background begins below the title.
    marginTop: '2rem',
    // While the page loads, each step would move those before it.
    selectors: { 'div:not(:has(~ div)) &': hiddenUntilParsed },
  }),
});

/** The hand-off: from here on, everything below (on large screens, everything to the right) is saffron. */
export const handOff = style({
  background: color.personBackground,
  boxShadow: `0 0 0 100vmax ${color.personBackground}`,
  clipPath: 'inset(0 -100vmax -100vmax)',
  '@media': {
    [media.large]: { clipPath: `inset(calc(-1 * ${space.m}) -100vmax -100vmax calc(${space.m} / -2))` },
    [media.forcedColors]: { borderTop: borders.medium },
  },
});

export const wait = style({
  ...textStyles.label,
  position: 'relative',
  gridArea: '3 / 1 / 4 / -1',
  padding: '.125rem 0 .375rem 5.5rem',
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 auto 0 calc(.5rem - 1px)',
    borderInlineStart: '2px dotted',
  },
  '@container': { [narrow]: { gridArea: '4 / 1 / 5 / -1', paddingInlineStart: space.m } },
  ...onLarge({ gridArea: '1 / 1', padding: 0, '::before': { display: 'none' } }),
});

/** Sign, time and name: a row on phones, a column on large screens. `::after` is the line through the signs. */
export const step = style({
  position: 'relative',
  display: 'grid',
  grid: 'auto auto / 1rem minmax(3.5rem, max-content) minmax(0, 1fr)',
  columnGap: space.xs,
  alignItems: 'baseline',
  '@container': { [narrow]: { gridTemplateRows: 'repeat(3, auto)' } },
  '::after': {
    content: '',
    gridArea: '1 / 1 / -1',
    justifySelf: 'center',
    alignSelf: 'stretch',
    borderInlineStart: borders.medium,
  },
  selectors: {
    '&&::before': { zIndex: 1, gridArea: '1 / 1', justifySelf: 'center', margin: 0 },
    '&:first-child::after': { marginTop: '1.25rem' },
    '&:last-child::after': { gridRowEnd: 2, marginBottom: '.5rem' },
    [`:is(${handOff}, ${handOff} ~ *)&`]: { vars: { [color.background]: color.personBackground } },
    [`${actorSign.agent}&::before`]: { height: '1.375rem', borderInlineStartWidth: 8 },
    [`${actorSign.customer}&::before`]: { background: color.background },
  },
  ...onLarge({
    gridArea: '1 / span 4 / 6',
    grid: 'subgrid / minmax(0, 1fr)',
    '::after': {
      zIndex: 1,
      alignSelf: 'center',
      justifySelf: 'stretch',
      border: 0,
      borderTop: borders.medium,
    },
    selectors: {
      // A hand-off that no step follows has more room than the steps before it.
      [`${handOff}&:last-child`]: { gridColumnStart: 'span 6' },
      '&&::before': { zIndex: 2, gridArea: '2 / 1', justifySelf: 'start', alignSelf: 'center' },
      '&::after, &:first-child::after': { gridArea: '2 / 1', margin: `0 calc(-1 * ${space.m}) 0 0` },
      [`&:has(${wait})::after`]: { borderTopStyle: 'dotted' },
      '&:last-child::after': { display: 'none' },
    },
  }),
});

const onLargeRow = (row: number, rule: Rule = {}) => onLarge({ gridArea: `${row} / 1`, padding: 0, ...rule });
export const time = style({
  ...textStyles.label,
  gridArea: '1 / 2',
  paddingTop: '.625rem',
  whiteSpace: 'nowrap',
  ...onLargeRow(3),
});
export const stepTitle = style({
  ...textStyles.button,
  gridArea: '1 / 3',
  paddingTop: '.625rem',
  '@container': { [narrow]: { gridArea: '2 / 2 / 3 / -1', padding: 0 } },
  ...onLargeRow(4, {
    paddingBlock: '.375rem .625rem',
    fontSize: 'clamp(1.029rem, 1.4vw, 1.331rem)',
    lineHeight: 1.188,
  }),
});
export const detail = style({
  ...textStyles.small,
  gridArea: '2 / 3',
  paddingBottom: space.xs,
  '@container': { [narrow]: { gridArea: '3 / 2 / 4 / -1' } },
  ...onLargeRow(5, { fontSize: '1rem', lineHeight: 1.35 }),
});
