import { color, font, part } from '../styles/theme.css.ts';

export const paper = part({ containerType: 'inline-size' });

/** The picture can have any width. Its height is a number of text lines. Its labels do not stretch. */
export const root = part({
  width: '100%',
  overflow: 'visible',
  fill: color.text,
  fontFamily: font.label,
  fontSize: 'min(4.2cqi, max(1rem, 20px))',
});

/** The shapes stretch, but lines and dots keep their size. A dot is a line of zero length with round ends. */
export const shapes = part({ overflow: 'visible', stroke: color.text, strokeWidth: '.15em', fill: 'none' });

/** By kind of path. An outline needs no style of its own. */
export const looks: Record<string, string> = {
  solid: part({ fill: color.text, stroke: 'none' }),
  person: part({ fill: color.person }),
  stroke: part({ strokeWidth: '.5em', stroke: color.agentText }),
  dot: part({ strokeLinecap: 'round', strokeWidth: '1.3em' }),
  inside: part({ strokeLinecap: 'round', strokeWidth: '1em', stroke: color.person }),
};
