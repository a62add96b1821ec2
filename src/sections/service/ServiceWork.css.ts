import { rules, textStyles, wrap } from '../../styles/look.css.ts';
import { phone } from './ServiceStory.css.ts';
import { globalStyle, onLarge, space, style } from '../../styles/section.ts';

/** The line that leaves the page must not widen it. */
export const clipped = style({ overflowX: 'clip', paddingBottom: space.m, ...onLarge({ paddingBottom: space.l }) });

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
