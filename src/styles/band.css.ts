/** The full-width bands that a page is made of, their grounds, and the column inside them. */
import { style, styleVariants } from '@vanilla-extract/css';
import { stocks } from '../lib/colors.ts';
import { part, type Rule } from './layered.ts';
import { component } from './layers.css.ts';
import { text } from './look.css.ts';
import { media } from './media.ts';
import { colors, vars } from './theme.css.ts';

export const column = part({
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

/** A band of a page. */
export const band = part({ paddingBlock: vars.space.section });

/** A band below one on the same ground: the space between them counts once. */
export const bandBelow = part({ paddingBottom: vars.space.section });

/** The first band, with room for the fixed header. */
export const opening = part({ paddingBlock: `calc(${vars.layout.header} + ${vars.space.l}) ${vars.space.xl}` });

/** The fields keep the day's inks in the dark. */
const field: Rule = { color: vars.color.text, '@media': { [media.dark]: { colorScheme: 'light' } } };

/** Grounds, for a style that adds to one; text and marks on each take its colors. Paper is the page's own. */
export const grounds = {
  /** The control room: day sheet, case study, footer. */
  ink: {
    color: vars.color.text,
    background: vars.color.ground,
    '@media': { [media.ownColors]: { colorScheme: 'dark', vars: colors({ ground: vars.color.ink }) } },
  },
  /** Agents' work. */
  agent: { ...field, background: vars.color.agentField },
  /** A person's turn. */
  person: { ...field, background: vars.color.personField },
  /** A document on any of them. */
  slip: {
    color: vars.color.text,
    background: vars.color.slip,
    '@media': { [media.dark]: { colorScheme: 'dark' } },
  },
  /** A service's or article's own paper: with one of `stock`. */
  stockPale: { background: `oklch(${vars.color.stockPale} ${vars.color.stockHue})` },
  stockFull: { background: `oklch(${vars.color.stockFull} ${vars.color.stockHue})` },
} satisfies Record<string, Rule>;

/** The same as classes. */
export const ground = styleVariants(grounds, (rule: Rule) => ({ '@layer': { [component]: rule } }));

/** The hue of the papers within. */
export const stock = styleVariants(stocks, (hue) => ({
  '@layer': { [component]: { vars: { [vars.color.stockHue]: String(hue) } } },
}));

/** Quieter than text; on paper and ink only. */
export const muted = part({ color: vars.color.muted });

export const { label, lead } = text;

/** Text for screen readers only. */
export const visuallyHidden = part({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Nothing to press on paper. In no layer, so that it is stronger than any. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
