import { styleVariants } from '@vanilla-extract/css';
import { part } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, font } = vars;

/** It takes any width, and as many lines of its text as its drawing has. */
export const root = part({
  width: '100%',
  overflow: 'visible',
  fill: color.text,
  fontFamily: font.label,
  fontWeight: 500,
});

/** The drawing stretches; its lines and dots keep their size. A dot is a line without length, with round ends. */
export const shapes = part({ overflow: 'visible', stroke: color.text, strokeWidth: '.2em', fill: 'none' });

export const solid = part({ fill: color.text, stroke: 'none' });
export const person = part({ fill: color.person });
export const strong = part({ strokeWidth: '.5em' });

const round = part({ strokeLinecap: 'round', strokeWidth: '1.3em' });
export const dot = styleVariants({
  agent: [round],
  person: [round, part({ strokeWidth: '.8em', stroke: color.person })],
  customer: [round, part({ strokeWidth: '.9em', stroke: `oklch(${color.stockFull} ${color.stockHue})` })],
});
