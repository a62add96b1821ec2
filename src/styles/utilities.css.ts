/** Classes that several sections share. Every page's HTML contains them, the home page's among others. */
import { style as unlayeredStyle, styleVariants } from '@vanilla-extract/css';
import { color, component, layout, onLarge, type Rule, space, style } from './component-layer.ts';
import { backgroundStyles, stack, visuallyHiddenStyle } from './mixins.css.ts';

/** The content of a section: centered, with a gutter on both sides. */
export const container = style({
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
});

export const sectionPadding = style({ paddingBlock: space.section });

/**
 * On large screens, a section's headline is left of its content, in the first of three columns. The column is as wide as
 * its longest word at least, so that enlarged text breaks no word.
 */
export const twoColumns = style({
  ...stack,
  gap: `${space.s} ${space.m}`,
  alignItems: 'start',
  ...onLarge({ gridTemplateColumns: `minmax(min-content, calc((100% - 2 * ${space.m}) / 3)) minmax(0, 1fr)` }),
});

/** The backgrounds that an element has by itself, because every page contains them. */
const { ink, agent, person, tint } = backgroundStyles;
export const background = styleVariants({ ink, agent, person, tint }, (rule: Rule) => ({
  '@layer': { [component]: rule },
}));

/** Less prominent text. Not for teal or saffron backgrounds. */
export const muted = style({ color: color.muted });

/** Text for screen readers only. */
export const visuallyHidden = style(visuallyHiddenStyle);

/** For controls. It is in no cascade layer, so that it overrides all of them. */
export const notPrinted = unlayeredStyle({ '@media': { print: { display: 'none' } } });
