import { globalStyle } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { vars } from '../styles/theme.css.ts';

export const root = part({
  width: '100%',
  height: '2.75rem',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
});
// The drawing stretches; its lines and dots keep their size. A dot is a line without length, with round ends.
globalStyle(`${root} > *`, { '@layer': { [component]: { vectorEffect: 'non-scaling-stroke' } } });

export const span = part({ stroke: vars.color.agent, strokeWidth: 1.5 });
export const strokes = part({ stroke: vars.color.agent, strokeWidth: 3.5, strokeLinecap: 'butt' });
export const rings = part({ stroke: vars.color.text, strokeWidth: 12 });
export const holes = part({ stroke: vars.color.ground, strokeWidth: 7 });
export const dots = part({ stroke: vars.color.person, strokeWidth: 15 });
