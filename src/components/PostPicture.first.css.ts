import { color, font, part } from '../styles/theme.css.ts';

export const paper = part({ containerType: 'inline-size' });

/** It takes any width, and as many lines of its text as its drawing has. Its words keep to their places in it. */
export const root = part({
  width: '100%',
  overflow: 'visible',
  fill: color.text,
  fontFamily: font.label,
  fontSize: 'min(4.2cqi, 1rem)',
});

/** The drawing stretches; its lines and dots keep their size. A dot is a line without length, with round ends. */
export const shapes = part({ overflow: 'visible', stroke: color.text, strokeWidth: '.15em', fill: 'none' });

/** By the kind of path; an outline needs no more than that. */
export const looks: Record<string, string> = {
  solid: part({ fill: color.text, stroke: 'none' }),
  person: part({ fill: color.person }),
  stroke: part({ strokeWidth: '.5em', stroke: color.agentText }),
  dot: part({ strokeLinecap: 'round', strokeWidth: '1.3em' }),
  inside: part({ strokeLinecap: 'round', strokeWidth: '1em', stroke: color.person }),
};
