import { statistics } from '../../data/statistics.ts';
import { rules, textStyles } from '../../styles/look.css.ts';
import { color, onLarge, placed, space } from '../../styles/theme.css.ts';

/** Less padding, so that a laptop's first screen shows the figures. */
export const band = placed({ paddingTop: '2rem' });
export const details = placed({ marginTop: space.m, borderBlock: rules.hairline });

export const list = placed({
  display: 'grid',
  // Two columns on phones; one column where text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: space.m,
  ...onLarge({ gridTemplateColumns: `repeat(${statistics.length}, 1fr)` }),
});

/** The line leaves room for the tag at its end. */
export const entry = placed({
  position: 'relative',
  '::before': { content: '', display: 'block', marginInlineEnd: '3.25rem', borderTop: rules.strong },
});
export const tag = placed({
  ...textStyles.small,
  position: 'absolute',
  insetInlineEnd: 0,
  top: '-.55em',
  color: color.muted,
});
export const label = placed({ ...textStyles.action, marginTop: space.xs });

/** The final figure is invisible while a gray copy on top of it counts up, but it still reserves the space. */
export const figure = placed({ ...textStyles.title, position: 'relative', marginTop: 2, whiteSpace: 'nowrap' });
export const counting = placed({ opacity: 0 });
export const copy = placed({ position: 'absolute', insetInlineStart: 0, top: 0, opacity: 0.35 });

export const drawing = placed({
  width: '100%',
  height: 36,
  marginBlock: space.xs,
  overflow: 'visible',
  ...onLarge({ height: 44 }),
});
/** Saffron has little contrast on white, so it gets an outline. */
export const parts = {
  agent: placed({ fill: color.agent }),
  person: placed({ fill: color.person, stroke: color.text, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' }),
  gap: placed({ stroke: color.ground, vectorEffect: 'non-scaling-stroke' }),
  loss: placed({ stroke: color.loss, strokeWidth: 12, strokeLinecap: 'square', vectorEffect: 'non-scaling-stroke' }),
};
