import { statistics } from '../../data/statistics.ts';
import { rules, textStyles } from '../../styles/look.css.ts';
import { color, globalSectionStyle, onLarge, sectionStyle, space } from '../../styles/theme.css.ts';

/** Less padding, so that a laptop's first screen shows the figures. */
export const band = sectionStyle({ paddingTop: '2rem' });
export const details = sectionStyle({ marginTop: space.m, borderBlock: rules.hairline });

export const list = sectionStyle({
  display: 'grid',
  // Two columns on phones; one column where text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: space.m,
  ...onLarge({ gridTemplateColumns: `repeat(${statistics.length}, 1fr)` }),
});

/** The line leaves room for the tag at its end. */
export const entry = sectionStyle({
  position: 'relative',
  '::before': { content: '', display: 'block', marginInlineEnd: '3.25rem', borderTop: rules.strong },
});
export const tag = sectionStyle({
  ...textStyles.small,
  position: 'absolute',
  insetInlineEnd: 0,
  top: '-.55em',
  color: color.muted,
});
export const label = sectionStyle({ ...textStyles.action, marginTop: space.xs });

/** The final figure is invisible while a gray copy on top of it counts up, but it still reserves the space. */
export const figure = sectionStyle({ ...textStyles.title, position: 'relative', marginTop: 2, whiteSpace: 'nowrap' });
export const counting = sectionStyle({ opacity: 0 });
export const copy = sectionStyle({ position: 'absolute', insetInlineStart: 0, top: 0, opacity: 0.35 });

export const drawing = sectionStyle({
  width: '100%',
  height: 36,
  marginBlock: space.xs,
  overflow: 'visible',
  ...onLarge({ height: 44 }),
});
globalSectionStyle(`${drawing} path`, { vectorEffect: 'non-scaling-stroke' });
/** Saffron has little contrast on white, so it gets an outline. */
export const parts = {
  agent: sectionStyle({ fill: color.agent }),
  person: sectionStyle({ fill: color.person, stroke: color.text, strokeWidth: 1.5 }),
  gap: sectionStyle({ stroke: color.ground }),
  loss: sectionStyle({ stroke: color.loss, strokeWidth: 12, strokeLinecap: 'square' }),
};
