import { createVar, globalStyle, keyframes, styleVariants } from '@vanilla-extract/css';
import { part, type Rule } from '../../styles/layered.ts';
import { component } from '../../styles/layers.css.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/theme.css.ts';
import { threshold } from './threshold.ts';

/** Where the bar's parts come closer, and where its action takes a row of its own: by the size of the text. */
const close = '(width < 22rem)';
const stacked = '(width < 19.9rem)';

/** In px: with larger text the parts grow by their words alone, and two rows still fit into the header's height. */
const touch = '44px';

const ground = createVar();
const darken = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const root = part({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  containerType: 'inline-size',
  color: vars.color.onInk,
  // The ground is a layer of its own, so that the scroll position can fade it in without script.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `color-mix(in oklch, ${vars.color.ink} 88%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderBottom: `1px solid ${ground}`,
    opacity: 0,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '::before': {
        animation: `${darken} linear both`,
        animationTimeline: 'scroll(root)',
        // Browsers round lengths to 1/64 px: a shorter range would be none, and dark at the threshold itself.
        animationRange: `${threshold}px ${threshold + 0.1}px`,
      },
    },
  },
});

export const header = styleVariants({
  clear: [root, part({ vars: { [ground]: 'transparent' } })],
  /** Legal pages draw a border below the dark header. */
  bordered: [root, part({ vars: { [ground]: vars.color.inkLine } })],
});

globalStyle(':root', {
  '@media': { [stacked]: { vars: { [vars.layout.header]: `max(4.25rem, 2 * ${touch} + .25rem)` } } },
});

// Browsers without scroll-driven animations: a script of the layout sets the attribute.
globalStyle(`[data-scrolled] ${root}::before`, { '@layer': { [component]: { opacity: 1 } } });

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  gap: '0 .5rem',
  '@container': { [close]: { columnGap: '.25rem' }, [stacked]: { flexWrap: 'wrap' } },
  '@media': { [media.medium]: { flexWrap: 'wrap', columnGap: '1.75rem' } },
  minHeight: vars.layout.header,
  // On a slow line a page can be painted in the middle of the row, and the parts that come would push the others aside.
  selectors: { 'body:not(:has(main)) &': { visibility: 'hidden' } },
});

const target: Rule = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.3em' },
};

export const brand = part({
  ...target,
  gap: '.5rem',
  marginInlineEnd: 'auto',
  // However wide the name or its font is, on a phone the row stays one row with the other parts whole: the name breaks.
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.1,
  fontFamily: vars.font.heading,
  fontWeight: 600,
  fontSize: '1.125rem',
  letterSpacing: '-.02em',
  // The action takes the second row, and the menu stays in the first.
  '@container': { [stacked]: { flex: '1 1 0' } },
  '@media': { [media.medium]: { minWidth: 'auto', overflowWrap: 'normal', fontSize: '1.25rem' } },
});

export const action = part({
  ...target,
  flexShrink: 0,
  padding: '0 .75rem',
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  '@container': {
    [close]: { paddingInline: '.5rem', fontSize: '.8125rem' },
    [stacked]: { flex: '1 0 100%', justifyContent: 'center' },
  },
  '@media': { [media.medium]: { paddingInline: '1.125rem' } },
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  border: '2px solid transparent',
});

/** Below the desktop layout the links are a popover; the browser opens, closes and returns focus. */
export const menuButton = part({
  ...target,
  justifyContent: 'center',
  flexShrink: 0,
  minWidth: touch,
  padding: '0 .25rem',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.medium]: { display: 'none' } },
});

export const menu = part({
  inset: `${vars.layout.header} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${vars.layout.header})`,
  overflow: 'auto',
  margin: 0,
  padding: `.5rem ${vars.layout.gutter} 1.25rem`,
  border: 0,
  borderBottom: `1px solid ${vars.color.inkLine}`,
  color: vars.color.onInk,
  background: vars.color.ink,
  // What it covers ends softly, not in the middle of a line.
  boxShadow: '0 1rem 2rem oklch(0 0 0 / .6)',
  '@media': {
    [media.medium]: {
      display: 'block',
      position: 'static',
      overflow: 'visible',
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  },
});

export const links = part({
  '@media': { [media.medium]: { display: 'flex', gap: '0 1.75rem' } },
});

export const link = part({
  ...target,
  fontSize: vars.size.lead,
  '@media': {
    '(width < 48rem)': { display: 'flex', minHeight: '3.25rem', borderBottom: `1px solid ${vars.color.inkRaised}` },
    [media.medium]: { fontSize: '1rem', minWidth: touch, justifyContent: 'center' },
  },
});
