import { statistics } from '../../data/statistics.ts';
import { plateless, rules, textStyles, unfolded } from '../../styles/look.css.ts';
import { color, globalStyle, onLarge, space, style } from '../../styles/section.ts';

/** Less padding, so that a laptop's first screen shows the figures. */
export const band = style({ paddingTop: '2rem' });
/** On large screens, always open: each text is below its figure. */
export const details = style({ marginTop: space.m, borderBlock: rules.hairline, ...onLarge({ border: 0 }) });
globalStyle(`${details} :is(summary, p > b)`, unfolded.summary);
globalStyle(`${details} ::details-content`, unfolded.content);
globalStyle(`${details} details > div`, onLarge({ grid: 'auto / auto-flow 1fr', gap: space.m, maxWidth: 'none' }));

export const list = style({
  display: 'grid',
  // Two columns on phones; one column where text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: space.m,
  ...onLarge({ gridTemplateColumns: `repeat(${statistics.length}, 1fr)` }),
});

export const entry = style({ position: 'relative', paddingTop: 4 });
/** At the end of the line above the entry. */
export const tag = style({
  ...textStyles.small,
  position: 'absolute',
  inset: '-.6em 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: '.25em',
  color: color.muted,
  '::before': { content: '', flexGrow: 1, borderTop: rules.strong, color: color.text },
});
export const label = style({ ...textStyles.action, marginTop: space.xs });

/** The final figure is invisible while a gray copy on top of it counts up, but it still reserves the space. */
export const figure = style({
  ...textStyles.title,
  ...plateless,
  position: 'relative',
  marginTop: 2,
  whiteSpace: 'nowrap',
});
export const counting = style({ opacity: 0 });
export const copy = style({ position: 'absolute', insetInlineStart: 0, top: 0, opacity: 0.35 });

export const drawing = style({
  width: '100%',
  height: 36,
  marginBlock: space.xs,
  overflow: 'visible',
  ...onLarge({ height: 44 }),
});
globalStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
/** Saffron has little contrast on white, so it gets an outline. */
export const parts = {
  agent: style({ fill: color.agent }),
  person: style({ fill: color.person, stroke: color.text, strokeWidth: 1.5 }),
  gap: style({ stroke: color.ground }),
  loss: style({ fill: color.loss }),
};
