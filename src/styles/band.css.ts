/** The full-width bands that a page is made of, their grounds, and the column inside them. */
import { styleVariants } from '@vanilla-extract/css';
import { night, onInk, stocks } from '../lib/colors.ts';
import { part } from './layered.ts';
import { component } from './layers.css.ts';
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

/** A band's background; text and marks on it take its colors. Paper is the page's own. */
export const ground = {
  /** The control room: day sheet, case study, footer. */
  ink: part({
    color: vars.color.text,
    background: vars.color.ground,
    '@media': {
      [media.ownColors]: {
        vars: colors({
          ...onInk,
          ground: vars.color.ink,
          slip: night.slip,
          line: `color-mix(in oklab, ${vars.color.text} 24%, transparent)`,
        }),
      },
    },
  }),
  /** Agents' work. */
  agent: part({ background: vars.color.agentField }),
  /** A person's turn. */
  person: part({ background: vars.color.personField }),
  /** A service's or article's own paper: with one of `stock`. */
  stockPale: part({ background: `oklch(${vars.color.stockPale} ${vars.color.stockHue})` }),
  stockFull: part({ background: `oklch(${vars.color.stockFull} ${vars.color.stockHue})` }),
};

/** The hue of the papers within. */
export const stock = styleVariants(stocks, (hue) => ({
  '@layer': { [component]: { vars: { [vars.color.stockHue]: String(hue) } } },
}));

/** Times, labels, rows: all that is recorded. */
export const label = part({ fontFamily: vars.font.label, fontSize: vars.size.small, lineHeight: 1.45 });

/** Quieter than text; on paper and ink only. */
export const muted = part({ color: vars.color.muted });

/** The paragraph below a headline. */
export const lead = part({ fontSize: vars.size.lead, lineHeight: 1.45, maxWidth: '32em' });

/** Text for screen readers only. */
export const visuallyHidden = part({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
