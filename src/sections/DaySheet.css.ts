import { globalStyle } from '@vanilla-extract/css';
import { placed, type Rule } from '../styles/layered.ts';
import { section } from '../styles/layers.css.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const hint = placed({ marginTop: space.xs });
export const key = placed({ display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.25rem', marginTop: space.s });

/** The drawing stretches; its lines, dots and words keep their size. */
export const plot = placed({
  ...textStyles.label,
  display: 'block',
  width: '100%',
  height: '3.25em',
  overflow: 'visible',
  fill: color.text,
  textAnchor: 'middle',
});
globalStyle(`${plot} *`, { '@layer': { [section]: { overflow: 'visible', vectorEffect: 'non-scaling-stroke' } } });

/** Names beside their drawings where there is room. */
const names: Rule = {
  '@media': { [media.large]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: space.m } },
};
export const axis = placed({
  height: '1.5em',
  '@media': { [media.large]: { width: `calc(100% - 11rem - ${space.m})`, marginInlineStart: 'auto' } },
});
export const job = placed({ borderTop: rules.hairline });
export const link = placed({
  ...names,
  display: 'grid',
  alignItems: 'center',
  gap: 2,
  minHeight: vars.layout.target,
  paddingBlock: '.25rem',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

/** Between these two, people are asked for something. */
export const asked = placed({ stroke: color.person, strokeWidth: 2 });
export const waiting = placed({ stroke: color.muted, strokeWidth: 2, strokeDasharray: '2 4' });
export const tick = placed({ stroke: color.agent, strokeWidth: 6 });
/** Several of an agent's steps, with their number. */
export const cluster = placed({ stroke: color.agent, strokeWidth: 15 });
export const inBar = placed({ fill: color.ground });
export const dot = placed({ fill: color.person });
export const ring = placed({ fill: color.ground, stroke: color.text, strokeWidth: 2.5 });
export const start = placed({ textAnchor: 'start' });
export const end = placed({ textAnchor: 'end' });
