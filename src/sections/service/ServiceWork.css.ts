import { actorSign } from '../../components/actor.first.css.ts';
import { rules, textStyles, wrap } from '../../styles/look.css.ts';
import { phone } from './ServiceStory.css.ts';
import { globalStyle, onLarge, space, style } from '../../styles/section.ts';

/** The line that leaves the page must not widen it. */
export const clipped = style({ overflowX: 'clip', paddingBottom: space.m, ...onLarge({ paddingBottom: space.l }) });

/** A line with three signs: down the page on phones, across it and out of it on large screens. */
export const steps = style({ marginTop: space.s, ...onLarge({ marginTop: space.l }) });
export const step = style({
  position: 'relative',
  paddingInlineStart: '2rem',
  paddingBottom: '.875rem',
  '::after': { content: '', position: 'absolute', inset: '.5rem auto -.5rem .45rem', borderInlineStart: rules.head },
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
    '::after': { inset: `.45rem calc(-1 * ${space.m}) auto 0`, border: 0, borderTop: rules.head },
    selectors: {
      '&&::before': { top: '.125rem', insetInlineStart: 0, translate: 'none' },
      [`${actorSign.agent}&&::before`]: { top: '-.2rem' },
      '&:last-child::after': { display: 'block', insetInlineEnd: '-100vw' },
    },
  }),
});
export const promise = style({
  maxWidth: '44em',
  marginTop: space.s,
  textWrap: 'pretty',
  ...textStyles.small,
  ...onLarge({ ...textStyles.lead, marginTop: space.l }),
});

/** The questions and facts, close to the work above. */
export const below = style({ paddingBottom: phone, ...onLarge({ paddingBottom: space.section }) });
/** Questions, and beside them two facts. */
export const pair = style({ display: 'grid', gap: space.m, ...onLarge({ alignItems: 'start' }) });
export const facts = style({
  display: 'grid',
  gap: '.75rem',
  ...onLarge({ gridArea: '1 / 2 / span 2 / -1', gridTemplateColumns: 'subgrid', gap: space.m }),
});
/** On large screens, level with the first question. */
export const fact = style(onLarge({ borderTop: rules.strong, paddingTop: space.xs }));
globalStyle(`${fact} > dd`, { marginTop: '.25rem', textWrap: 'pretty', ...onLarge({ marginTop: space.xs }) });
export const links = style({ ...wrap, columnGap: space.s });
/** A finger's room, of which the lines between the links take back a part. */
globalStyle(`${links} > a:not(:empty)`, { marginBlock: '-.25rem' });
/** Close to the links above, which bring their own room. */
export const team = style({ marginTop: `calc(-1 * ${space.s})`, ...onLarge({ marginTop: 0 }) });
