import { placed } from '../styles/layered.ts';
import { plainLink, rules, textStyles, wrap } from '../styles/look.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space } = vars;

export const key = placed({ ...wrap, gap: '.25rem 1.25rem', marginTop: space.s });

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
  paddingTop: '1.1em',
  '@media': { [media.large]: { width: `calc(100% - ${names} - ${space.m})`, marginInlineStart: 'auto' } },
});
export const job = placed({ borderTop: rules.hairline });
export const link = placed({
  display: 'grid',
  alignItems: 'center',
  gap: 2,
  minHeight: vars.layout.target,
  paddingBlock: '.25rem',
  ...plainLink,
  '@media': { [media.large]: { gridTemplateColumns: `${names} minmax(0, 1fr)`, columnGap: space.m } },
});

/** How far below the drawing's top: agents stand on the line, dots and rings have a lane each below it. */
const down = (y: number) => ({ transform: `translateY(${y}em)` });

export const waiting = placed({ ...down(1.5), stroke: color.muted, strokeWidth: 2, strokeDasharray: '2 4' });
export const stroke = placed({ width: 6, height: '1.5em', fill: color.agent, translate: '-3px' });
/** Several of an agent's steps, with their number. */
export const bar = placed({ width: 15, height: '1.5em', fill: color.agent, translate: '-7.5px' });
const round = { r: '.35em' } as const;
export const disc = {
  person: placed({ ...round, ...down(2), fill: color.person }),
  customer: placed({ ...round, ...down(2.8), fill: color.ground, stroke: color.text, strokeWidth: 2.5 }),
};
const left = { textAnchor: 'start' } as const;
const beside = placed({ ...left, transform: 'translate(.6em, 3.15em)' });
export const count = { agent: placed({ ...down(1.15), fill: color.ground }), person: beside, customer: beside };
export const nextDay = placed({ ...left, ...down(2.85) });
export const arrow = placed(down(1.9));
export const offset = placed({ ...down(3.15), textAnchor: 'end' });
export const start = placed(left);
