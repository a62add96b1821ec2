import { statistics } from '../../data/statistics.ts';
import { withoutBackplate } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import { color, layout, onLarge, space, style } from '../../styles/section-layer.ts';

export const root = style({ paddingBlock: `${space.m} .5rem` });

export const list = style({
  display: 'grid',
  // Two columns on phones; one column where text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  gap: `${space.s} ${space.m}`,
  ...onLarge({ gridTemplateColumns: `repeat(${statistics.length}, 1fr)` }),
});

export const label = style({ ...textStyles.small, color: color.muted });

/** The final figure is invisible while a gray copy on top of it counts up, but it still reserves the space. */
export const figure = style({ ...textStyles.title, ...withoutBackplate, position: 'relative', whiteSpace: 'nowrap' });
export const finalFigure = style({ opacity: 0 });
export const countingCopy = style({ position: 'absolute', insetInlineStart: 0, top: 0, opacity: 0.35 });

/** What the figures are. It opens how they are counted. */
export const details = style({ ...textStyles.small, marginTop: space.xs });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '.35em',
  minHeight: layout.target,
  color: color.muted,
  cursor: 'pointer',
});
export const sources = style({
  display: 'grid',
  gap: space.xs,
  paddingBottom: space.s,
  ...onLarge({ gridTemplateColumns: `repeat(${statistics.length}, 1fr)`, columnGap: space.m }),
});
