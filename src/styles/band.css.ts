/** The full-width bands that a page is made of, their grounds, and the column inside them. */
import { style, styleVariants } from '@vanilla-extract/css';
import { stocks } from '../lib/colors.ts';
import { component, part, type Rule } from './layered.ts';
import { stack, text, wrap } from './look.css.ts';
import { media } from './media.ts';
import { colors, vars } from './theme.css.ts';

export const column = part({
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

export const band = part({ paddingBlock: vars.space.section });

/** A band below one on the same ground: the space between them counts once. */
export const bandBelow = part({ paddingBottom: vars.space.section });

/** A band's headline at the left of what it holds, where there is room. */
export const split = part({
  ...stack,
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

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
  agent: { ...field, background: vars.color.agentField },
  person: { ...field, background: vars.color.personField },
  slip: {
    color: vars.color.text,
    background: vars.color.slip,
    '@media': { [media.dark]: { colorScheme: 'dark' } },
  },
  /** A service's or article's own paper: with one of `stock`. */
  stockFull: { background: vars.color.stock },
} satisfies Record<string, Rule>;

export const ground = styleVariants(grounds, (rule: Rule) => ({ '@layer': { [component]: rule } }));

/** The paper of what is within. */
export const stock = styleVariants(stocks, ([day, night]) => ({
  '@layer': { [component]: { vars: { [vars.color.stock]: `light-dark(${day}, ${night})` } } },
}));

export const facts = part({ ...wrap, columnGap: vars.space.s });

/** A sentence of a title, which breaks between two of them before it breaks within one. */
export const sentence = part({ display: 'inline-block', maxWidth: '100%' });

/** A link that stands alone: large enough for a finger. */
export const touch = part({ display: 'inline-flex', alignItems: 'center', minHeight: vars.layout.target });

/** Quieter than text; on paper and ink only. */
export const muted = part({ color: vars.color.muted });

export const { lead } = text;

/** Text for screen readers only: for a style that adds to it, and as a class. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies Rule;
export const visuallyHidden = part(hidden);

/** Nothing to press on paper. In no layer, so that it is stronger than any. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
