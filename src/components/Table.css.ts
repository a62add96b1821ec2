import { styleVariants } from '@vanilla-extract/css';
import { media } from '../styles/media.ts';
import { borders, hiddenUntilParsed } from '../styles/mixins.css.ts';
import { textStyles } from '../styles/text-styles.css.ts';
import { color, globalStyle, type Rule, space, style } from '../styles/component-layer.ts';

/** A wide table scrolls in its own box. At the table's small text size, four columns fit a phone without scrolling. */
export const box = style({ marginTop: space.xs, overflowX: 'auto' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: borders.thick,
  fontSize: '.875rem',
  lineHeight: 1.35,
  overflowWrap: 'normal',
  hyphens: 'auto',
  selectors: {
    // Every row affects the columns' widths. Until its parent is closed, the table is no `:last-child` in Chromium.
    '&:not(:last-child)': hiddenUntilParsed,
  },
  '@media': { [media.medium]: { fontSize: textStyles.small.fontSize } },
});

const within = (selector: string, rule: Rule) => globalStyle(`${table} ${selector}`, rule);

within(':is(th, td)', {
  padding: '.625rem clamp(.375rem, 1vw, .75rem) .625rem 0',
  borderBottom: borders.hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
within(':is(th, td):first-child', { minWidth: '5.5em' });
within('thead th', { verticalAlign: 'bottom' });
within('th[scope=row]', { fontWeight: 'inherit' });
within('tfoot', { fontWeight: 700 });

/** Figures are right-aligned. */
export const number = style({});
within(`${number}`, { textAlign: 'end' });
within(`td${number}`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const charted = style({});
within(charted, { width: '34%' });
// Bars of equal values are equally long.
within(`:is(th, td):last-child:not(${charted})`, { paddingInlineEnd: 0 });

const drawn = style({ width: '100%', height: 10, marginTop: 4 });

/** Losses are red. Gains and current values are teal, like an agent's work. */
export const bar = styleVariants({
  value: [drawn, style({ fill: color.agent })],
  before: [drawn, style({ fill: color.muted })],
  total: [drawn, style({ fill: color.text })],
  loss: [drawn, style({ fill: color.loss })],
});
