import { actorSign } from '../../components/actor-sign.critical.css.ts';
import { borders, hiddenUntilParsed, stack, wrap } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, layout, onLarge, space, style } from '../../styles/section-layer.ts';

/** How far the text is from the timeline's line on phones. On large screens, the line runs around the text. */
const indent = '1.375rem';
const lineOffset = `calc(.45rem - ${indent})`;
/** Decoration that may lie over the buttons. It must not take their clicks. */
const decoration = { content: '', position: 'absolute', pointerEvents: 'none' } as const;

// TypingHero.critical.css.ts adds the saffron background, from the headline's second line on.
export const root = style({ position: 'relative', overflow: 'clip', isolation: 'isolate' });

export const grid = style({
  position: 'relative',
  ...stack,
  // The headline comes before the steps in the HTML but appears below them, so it is hidden until they load.
  selectors: { '&:not(:has(> ol + div))': hiddenUntilParsed },
  // The bottom padding has room for the button that ends the typing.
  paddingBlock: `calc(${layout.header} + ${space.xs}) ${layout.target}`,
  paddingInlineStart: `calc(${layout.gutter} + ${indent})`,
  ...onLarge({
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: space.m,
    paddingTop: layout.header,
    paddingInlineStart: layout.gutter,
  }),
});
export const example = style({ order: -2, gridColumn: '1 / -1', marginBottom: '.25rem' });

/** Has no box: the steps are items of the hero's grid. On teal and saffron, signs have the text color. */
export const steps = style({ display: 'contents', vars: { [color.agent]: color.text, [color.person]: color.text } });
const baseStep = style({
  order: -1,
  position: 'relative',
  ...wrap,
  alignItems: 'baseline',
  minHeight: '1.625rem',
  selectors: {
    '&&::before': {
      ...decoration,
      zIndex: 1,
      top: '.25rem',
      left: lineOffset,
      margin: 0,
      translate: 'calc(1px - 50%)',
    },
    [`${actorSign.agent}&::before`]: { top: 0, height: '1.25rem', borderInlineStartWidth: 6 },
    [`${actorSign.customer}&::before`]: { background: color.agentBackground },
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
/** The line from the first sign on. It is too long, and the last step's saffron line covers the rest. */
const line = { ...decoration, inset: `.7rem auto -200vh ${lineOffset}`, borderInlineStart: borders.medium } as const;

export const step = {
  customer: [
    actorSign.customer,
    baseStep,
    style({
      '::after': line,
      ...onLarge({
        '::after': {
          inset: `.5rem calc(-300% - 3 * ${space.m}) -200vh 0`,
          borderBlockStart: borders.medium,
          borderInline: '0 solid',
          borderInlineEndWidth: 2,
        },
      }),
    }),
  ],
  agent: [actorSign.agent, baseStep],
  person: [
    actorSign.person,
    baseStep,
    style({
      order: 2,
      marginTop: space.m,
      // While the page loads, the last step would move with each element that loads before it.
      selectors: { 'section:not(:has(~ section)) &': hiddenUntilParsed },
      '::after': { ...line, top: '1rem', borderColor: color.personBackground, forcedColorAdjust: 'none' },
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
export const time = style({ ...textStyles.label, flex: '0 0 5.125rem' });
export const title = style({ ...textStyles.button, ...onLarge({ fontSize: textStyles.subheading.fontSize }) });

export const actions = style({ ...wrap, gap: '.75rem', marginTop: space.s, ...onLarge({ gridColumn: 'span 2' }) });
