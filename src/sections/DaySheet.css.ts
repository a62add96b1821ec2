import { placed } from '../styles/layered.ts';
import { rules, textStyles } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const key = placed({ display: 'flex', flexWrap: 'wrap', gap: '.25rem 1.25rem', marginTop: space.s });

/** Names beside their drawings where there is room. */
const names = '11rem';
export const plot = placed({
  ...textStyles.label,
  display: 'block',
  width: '100%',
  height: '3.25em',
  overflow: 'visible',
  fill: color.text,
  textAnchor: 'middle',
});
export const axis = placed({
  height: '1.5em',
  '@media': { [media.large]: { width: `calc(100% - ${names} - ${space.m})`, marginInlineStart: 'auto' } },
});
export const job = placed({ borderTop: rules.hairline });
export const link = placed({
  display: 'grid',
  alignItems: 'center',
  gap: 2,
  minHeight: vars.layout.target,
  paddingBlock: '.25rem',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.large]: { gridTemplateColumns: `${names} minmax(0, 1fr)`, columnGap: space.m } },
});

/** Between these two, people are asked for something. */
export const asked = placed({ stroke: color.person, strokeWidth: 2 });
export const waiting = placed({ stroke: color.muted, strokeWidth: 2, strokeDasharray: '2 4' });
export const stroke = placed({ stroke: color.agent, strokeWidth: 6 });
/** Several of an agent's steps, with their number. */
export const bar = placed({ stroke: color.agent, strokeWidth: 15 });
export const inBar = placed({ fill: color.ground });
export const disc = {
  person: placed({ fill: color.person }),
  customer: placed({ fill: color.ground, stroke: color.text, strokeWidth: 2.5 }),
};
export const start = placed({ textAnchor: 'start' });
export const end = placed({ textAnchor: 'end' });
