import { color, font, componentStyle } from '../styles/theme.css.ts';

export const paper = componentStyle({ containerType: 'inline-size' });

/** The picture can have any width. Its height is a number of text lines. Its labels do not stretch. */
export const root = componentStyle({
  width: '100%',
  overflow: 'visible',
  fill: color.text,
  fontFamily: font.label,
  fontSize: 'min(4.2cqi, max(1rem, 20px))',
});

/** The shapes stretch, but lines and dots keep their size. A dot is a line of zero length with round ends. */
export const shapes = componentStyle({ overflow: 'visible', stroke: color.text, strokeWidth: '.15em', fill: 'none' });

/** By kind of path. An outline needs no style of its own. */
export const looks: Record<string, string> = {
  solid: componentStyle({ fill: color.text, stroke: 'none' }),
  person: componentStyle({ fill: color.person }),
  stroke: componentStyle({ strokeWidth: '.5em', stroke: color.agentText }),
  dot: componentStyle({ strokeLinecap: 'round', strokeWidth: '1.3em' }),
  inside: componentStyle({ strokeLinecap: 'round', strokeWidth: '1em', stroke: color.person }),
};
