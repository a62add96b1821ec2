/** The full-width bands that a page is made of, and the column inside them. */
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { part } from './layered.ts';
import { component } from './layers.css.ts';
import { vars } from './theme.css.ts';

export const column = part({
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

const onInk = part({ color: vars.color.onInk, background: vars.color.ink });

/** A band's ground. `opening` leaves room for the fixed header. */
export const band = styleVariants({
  opening: [onInk, part({ paddingBlock: `calc(${vars.layout.header} + ${vars.space.l}) ${vars.space.xl}` })],
  ink: [onInk, part({ paddingBlock: vars.space.section })],
  paper: [part({ background: vars.color.paper, paddingBlock: vars.space.section })],
  sunk: [part({ background: vars.color.paperSunk, paddingBlock: vars.space.section })],
});

// The ring must show on ink as well (3:1, WCAG 1.4.11).
globalStyle(`${onInk} :focus-visible`, { '@layer': { [component]: { outlineColor: vars.color.accent } } });

/** The small line above a headline. */
export const label = part({ fontFamily: vars.font.label, fontSize: vars.size.small, letterSpacing: '.02em' });

export const muted = part({ color: vars.color.muted });
export const mutedOnInk = part({ color: vars.color.mutedOnInk });

/** The paragraph below a headline. */
export const lead = part({ fontSize: vars.size.lead, lineHeight: 1.5, maxWidth: '38em' });

/** Text for screen readers only. */
export const visuallyHidden = part({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
