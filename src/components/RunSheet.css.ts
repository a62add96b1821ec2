import { globalStyle } from '@vanilla-extract/css';
import { arriving } from '../styles/arriving.css.ts';
import { grounds } from '../styles/band.css.ts';
import { part } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color } = vars;

/** Its rows fill the height that it is given. */
export const sheet = part({ display: 'grid', gridTemplateRows: 'auto 1fr' });

export const title = part({ flex: '1 1 50%', fontSize: vars.size.h3, lineHeight: 1.15 });

export const body = part({
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 28vw) minmax(0, 1fr)',
  // The axis comes last: rows that are still coming in would stretch it.
  selectors: { '&:not(:has(> svg))': arriving },
});
/** Rows of one height, whatever the time between them. */
export const steps = part({ gridArea: '1 / 2', display: 'grid', grid: 'auto-flow 1fr / minmax(0, 1fr)' });
export const step = part({
  display: 'grid',
  alignContent: 'center',
  gap: '.125rem',
  padding: '.75rem 1rem',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
/** Its dot is in ink: saffron does not show on saffron. */
export const person = part({
  ...grounds.person,
  vars: { [color.person]: color.text, [color.personText]: color.text },
});
export const meta = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '1rem' });
export const name = part({
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
});
export const detail = part({ fontFamily: vars.font.body, fontSize: '.9375rem', lineHeight: 1.4 });

export const axis = part({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: color.text,
  stroke: color.text,
  strokeWidth: 1.5,
  textAnchor: 'end',
  // The column of a phone does not grow with the text, and the rows print each time again.
  fontSize: 'min(.75rem, 3.2vw)',
  '@media': { [media.medium]: { fontSize: '.8125rem' } },
});
globalStyle(`${axis} text`, { '@layer': { [component]: { stroke: 'none' } } });
/** Along the axis, left of the hours, where no line crosses it. */
export const wait = part({ writingMode: 'vertical-rl', textAnchor: 'middle', fill: color.muted });
/** Not to scale. */
export const broken = part({ strokeDasharray: '3 4' });
/** A step's line and mark, each kind in its own lane: a ring on the axis, a stroke from it, a dot at its end. */
export const mark = {
  agent: part({ stroke: color.agent, fill: color.agent }),
  person: part({ stroke: color.person, fill: color.person }),
  customer: part({ fill: color.slip }),
};
