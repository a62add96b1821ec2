import { actorSign } from '../components/actor-sign.critical.css.ts';
import { borders } from '../styles/mixins.css.ts';
import { color, onLarge, space, style } from '../styles/section-layer.ts';

export const steps = style({
  // All signs have the text color, as in the timelines.
  vars: { [color.agent]: color.text, [color.person]: color.text },
  marginTop: space.s,
  ...onLarge({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: space.m,
    marginTop: space.l,
  }),
});
/** On large screens, the line goes on past the last sign to the column's edge. */
export const step = style({
  position: 'relative',
  paddingInlineStart: 'min(2rem, 11vw)',
  paddingBottom: '.875rem',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '.5rem auto -.5rem .45rem',
    borderInlineStart: borders.medium,
  },
  selectors: {
    '&&::before': {
      position: 'absolute',
      zIndex: 1,
      top: '.3rem',
      insetInlineStart: '.45rem',
      margin: 0,
      translate: 'calc(1px - 50%)',
    },
    [`${actorSign.agent}&::before`]: { top: '.1rem', height: '1.375rem', borderInlineStartWidth: 8 },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::after': { display: 'none' },
  },
  ...onLarge({
    padding: '2rem 0 0',
    '::after': { inset: `.45rem calc(-1 * ${space.m}) auto 0`, border: 0, borderTop: borders.medium },
    selectors: {
      '&&::before': { top: '.125rem', insetInlineStart: 0, translate: 'none' },
      [`${actorSign.agent}&&::before`]: { top: '-.2rem' },
      '&:last-child::after': { display: 'block', insetInlineEnd: 0 },
    },
  }),
});
