import { actorSign } from '../../components/actor.first.css.ts';
import { rules, stack } from '../../styles/look.css.ts';
import { color, onLarge, space, style } from '../../styles/section.ts';

/** On teal, all signs have the text color. */
export const root = style({ vars: { [color.agent]: color.text, [color.person]: color.text } });

export const steps = style({
  ...stack,
  gap: space.s,
  marginTop: space.s,
  ...onLarge({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.m, marginTop: space.l }),
});

/** The line runs down through the signs; on large screens, to the right. It ends at the last sign. */
export const step = style({
  position: 'relative',
  paddingInlineStart: space.l,
  '::after': {
    content: '',
    position: 'absolute',
    inset: `.75rem auto calc(-1 * ${space.s} - .75rem) .5rem`,
    borderInlineStart: rules.head,
  },
  selectors: {
    '&&::before': {
      position: 'absolute',
      insetInlineStart: '.5rem',
      top: '.25rem',
      margin: 0,
      translate: 'calc(1px - 50%)',
    },
    [`${actorSign.agent}&::before`]: { top: 0, height: '1.5rem', borderInlineStartWidth: 8 },
    '&:last-child::after': { display: 'none' },
  },
  ...onLarge({
    paddingInlineStart: 0,
    paddingTop: space.m,
    '::after': {
      inset: `calc(.5rem - 1px) calc(-1 * ${space.m}) auto 0`,
      borderInlineStart: 0,
      borderTop: rules.head,
    },
    selectors: {
      '&&::before': { insetInlineStart: 0, top: '.05rem', translate: 'none' },
      [`${actorSign.agent}&&::before`]: { top: '-.25rem' },
    },
  }),
});

export const promised = style({ maxWidth: '44rem', marginTop: space.m, fontWeight: 700 });
