import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { lineOnInk, onInk } from '../../lib/colors.ts';
import { arriving } from '../../styles/arriving.css.ts';
import { part, type Rule } from '../../styles/layered.ts';
import { component } from '../../styles/layers.css.ts';
import { media } from '../../styles/media.ts';
import { colors, vars } from '../../styles/theme.css.ts';

/** Where the bar's action takes a row of its own: by the size of the text. */
const stacked = '(width < 19.9rem)';

/** In px: with larger text the parts grow by their words alone, and two rows still fit into the header's height. */
const touch = '44px';

/** The scrolled header: the words and the ground below them change in one frame. */
const { text, agent, person } = onInk;
const dark = {
  ...colors({ text, agent, person, ground: vars.color.ink, line: lineOnInk }),
  '--shade': '1',
};

const root = part({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  containerType: 'inline-size',
  color: vars.color.text,
  // The ground is a layer of its own: what blurs the page below must not blur the menu.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `color-mix(in oklab, ${vars.color.ink} 88%, transparent)`,
    backdropFilter: 'blur(14px)',
    opacity: 'var(--shade, 0)',
  },
  // Nothing darkens it then: it stays on the ground that it is legible on.
  '@media': { '(scripting: none)': { position: 'absolute' } },
});

export const header = styleVariants({
  clear: [root],
  /** Legal pages draw a border below the dark header. */
  bordered: [root, part({ '::before': { borderBottom: `1px solid ${vars.color.line}` } })],
});

globalStyle(':root', {
  '@media': { [stacked]: { vars: { [vars.layout.header]: `max(3.75rem, 2 * ${touch} + .25rem)` } } },
});

// watch-page.ts sets the attribute.
globalStyle(`[data-scrolled] ${root}`, { '@layer': { [component]: { vars: dark } } });

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '.25rem',
  '@container': { [stacked]: { flexWrap: 'wrap' } },
  '@media': { [media.medium]: { flexWrap: 'wrap', columnGap: '1.5rem' } },
  minHeight: vars.layout.header,
  // The parts that come would push the others aside.
  selectors: { 'body:not(:has(main)) &': arriving },
});

const targets = `:where(${root}) :where(a, button)`;
const target = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [component]: rule } });
target(targets, { display: 'inline-flex', alignItems: 'center', minHeight: touch, textDecoration: 'none' });
target(`${targets}:hover`, { textDecoration: 'underline' });

const spoken: Rule = { fontFamily: vars.font.heading, fontWeight: 600 };

export const brand = part({
  ...spoken,
  gap: '.5rem',
  marginInlineEnd: 'auto',
  // However wide the name or its font is, on a phone the row stays one row with the other parts whole: the name breaks.
  minWidth: 0,
  lineHeight: 1.1,
  fontSize: '1.125rem',
  // The action takes the second row, and the menu stays in the first.
  '@container': { [stacked]: { flex: '1 1 0', fontSize: '.875rem' } },
  '@media': { [media.medium]: { minWidth: 'auto', overflowWrap: 'normal' } },
});

export const action = part({
  ...spoken,
  flexShrink: 0,
  padding: '0 .5rem',
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
  '@container': { [stacked]: { flex: '1 0 100%', justifyContent: 'center' } },
  '@media': { [media.medium]: { paddingInline: '.875rem', fontSize: '.9375rem' } },
  background: vars.color.text,
  color: vars.color.ground,
  border: '2px solid transparent',
  // The plate that a visitor's own colors put behind words would hide them.
  forcedColorAdjust: 'none',
});

/** Below the desktop layout the links are a popover; the browser opens, closes and returns focus. */
export const menuButton = part({
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: touch,
  padding: '0 .25rem',
  border: 0,
  background: 'none',
  fontFamily: vars.font.label,
  fontWeight: 700,
  fontSize: vars.size.small,
  cursor: 'pointer',
  '@media': { [media.medium]: { display: 'none' } },
});

export const menu = part({
  inset: `${vars.layout.header} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${vars.layout.header})`,
  padding: `0 ${vars.layout.gutter} .5rem`,
  border: 0,
  color: vars.color.text,
  '@media': {
    '(width < 48rem)': {
      vars: dark,
      background: vars.color.ink,
    },
    [media.medium]: { display: 'block', position: 'static', overflow: 'visible', padding: 0, background: 'none' },
  },
});

export const links = part({
  borderTop: `4px solid`,
  '@media': { [media.medium]: { display: 'flex', gap: '0 1.5rem', border: 0 } },
});

export const link = part({
  '@media': {
    '(width < 48rem)': {
      ...spoken,
      display: 'flex',
      minHeight: '3.75rem',
      borderBottom: `1px solid ${vars.color.line}`,
      fontSize: '1.875rem',
    },
    [media.medium]: {
      fontFamily: vars.font.label,
      fontSize: vars.size.small,
      minWidth: touch,
      justifyContent: 'center',
    },
  },
});
