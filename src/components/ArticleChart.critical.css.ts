import { color, font, style } from '../styles/component-layer.ts';

export const chartContainer = style({ containerType: 'inline-size' });

/** The picture can have any width. Its height is a number of text lines. Its labels do not stretch. */
export const root = style({
  width: '100%',
  overflow: 'visible',
  fill: color.text,
  fontFamily: font.label,
  fontSize: 'min(4.2cqi, max(1rem, 20px))',
});

/** The shapes stretch, but lines and dots keep their size. A dot is a line of zero length with round ends. */
export const shapes = style({ overflow: 'visible', stroke: color.text, strokeWidth: '.15em', fill: 'none' });

/** By the names of a chart's paths. An outline needs no style of its own. */
export const shapeClasses: Record<string, string> = {
  solid: style({ fill: color.text, stroke: 'none' }),
  person: style({ fill: color.person }),
  stroke: style({ strokeWidth: '.5em', stroke: color.agentText }),
  dot: style({ strokeLinecap: 'round', strokeWidth: '1.3em' }),
  dotCenter: style({ strokeLinecap: 'round', strokeWidth: '1em', stroke: color.person }),
};
