/** Tables of written texts, set like a timetable. */
import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { arriving } from '../styles/arriving.css.ts';
import { part, type Rule } from '../styles/layered.ts';
import { component } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/theme.css.ts';

const { color, font, size } = vars;

export const caption = part({ paddingBlock: '.625rem', fontWeight: 700 });

/** A wide table scrolls in its own box; set small, four columns fit a phone without that. */
export const box = part({ overflowX: 'auto' });

export const table = part({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'normal',
  hyphens: 'auto',
  selectors: {
    // Its columns get their widths from every row. In Chromium, what is in a box that is not closed is no last child.
    '&:not(:last-child)': arriving,
  },
  '@media': { [media.medium]: { fontSize: '.9375rem' } },
});

const within = (selector: string, rule: Rule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [component]: rule } });

within(':is(th, td)', {
  padding: '.6em .75em .6em 0',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within(':is(th, td):last-child', { paddingInlineEnd: 0 });
within(':is(th, td):first-child', { minWidth: '6em' });
within('tbody th', { fontWeight: 'inherit' });
within('thead th', {
  fontFamily: font.label,
  fontSize: size.small,
  borderBottom: `2px solid ${color.text}`,
});

/** Figures end in one line. */
export const number = part({});
within(`${number}`, { textAlign: 'end' });
within(`td${number}`, { fontFamily: font.label, fontSize: size.small, whiteSpace: 'nowrap' });

/** Figures with their bars. */
export const plotted = part({});
within(`:is(th, td)${plotted}`, { paddingInline: '1.5em 0' });
within(`td${plotted}`, { fontFamily: font.label, fontSize: size.small, whiteSpace: 'nowrap' });
/** One plot is wide; two are as wide as each other, so that their bars have one scale. */
export const withPlot = part({});
within(plotted, { width: '38%' });
globalStyle(`${withPlot} ${plotted}`, { '@layer': { [component]: { width: '55%' } } });

/** What the column adds up to. */
export const total = part({});
within(`${total} > *`, { borderBottom: `4px double ${color.text}`, fontWeight: 700 });

const drawn = part({
  width: '100%',
  height: '1rem',
  marginTop: '.375rem',
  '@media': { [media.medium]: { height: '1.25rem' } },
});

/** Loss is red; what outweighs it is an agent's. */
export const bar = styleVariants({
  plain: [drawn, part({ fill: color.text })],
  total: [drawn, part({ fill: color.text })],
  gain: [drawn, part({ fill: color.agent })],
  loss: [drawn, part({ fill: color.loss })],
});
