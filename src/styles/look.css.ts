/** Shared styles: nine text styles, three rules, a few recurring shapes, bands and their backgrounds. */
import { keyframes, style as unlayeredStyle, styleVariants } from '@vanilla-extract/css';
import { stockDimming } from '../lib/colors.ts';
import { media } from './media.ts';
import { color, colors, component, font, layout, onLarge, type Rule, space, style } from './component-layer.ts';

export { media };

// The heading font is drawn 3.3 % larger than its size (font.css.ts), so a size, a line height or a space in `em` is not
// as round as it would be otherwise: a line height of 1.033 is as high as the letters' own size.
const display = { fontFamily: font.heading, fontWeight: 700, wordSpacing: '.062em', textWrap: 'balance' } as const;

/**
 * To extend a text style, spread it: `{ ...textStyles.small, color }`.
 *
 * When a visitor enlarges text to 200 %, headlines grow about as much (WCAG 1.4.4), even where their size follows the
 * screen's width. A term such as `3.69rem - 30px` does that: it is 29 px at the usual text size and 88 px at 200 %. On
 * narrow screens, a share of the width is the limit: words of eleven letters still fit.
 */
export const textStyles = {
  poster: {
    ...display,
    fontSize: 'clamp(min(9.961rem - 110px, 14.134vw + .625rem - 10px), 9.1vw, 7.26rem)',
    lineHeight: 0.9814,
    letterSpacing: '-.0413em',
  },
  /** For large figures, and for `h1`, which has words and the page's width, and so a size of its own (`titleSize`). */
  title: {
    ...display,
    fontSize: 'clamp(min(2.42rem, 11.617vw), 1.839rem + 2.614vw, 4.356rem)',
    lineHeight: 1.033,
    letterSpacing: '-.0362em',
  },
  /** The default of `h2`: a section's headline. */
  section: {
    ...display,
    fontSize: 'clamp(min(3.69rem - 30px, 16vw), 1.162rem + 2.807vw, 3.63rem)',
    lineHeight: 1.0847,
    letterSpacing: '-.031em',
  },
  /** The default of `h3`: a heading within a section. */
  heading: {
    ...display,
    fontSize: 'clamp(1.271rem, 1.162rem + .387vw, 1.573rem)',
    lineHeight: 1.24,
    letterSpacing: '-.0155em',
  },
  lead: { fontSize: 'clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', lineHeight: 1.45, maxWidth: '34em' },
  body: { fontSize: 'clamp(1.0625rem, 1.4vw, 1.125rem)', lineHeight: 1.5 },
  /** Notes, bullets, captions. */
  small: { fontSize: 'clamp(1rem, 1.33vw, 1.0625rem)', lineHeight: layout.leading },
  /** Times, weeks, a document's name: two or three words, never a sentence. */
  label: { fontFamily: font.label, fontSize: '.8125rem', lineHeight: 1.4 },
  /** Buttons, questions, names of rows. */
  action: { ...display, fontSize: 'clamp(1.029rem, 1.355vw, 1.089rem)', lineHeight: 1.24 },
} satisfies Record<string, Rule>;

/** The size of an `h1`. */
export const titleSize = 'clamp(min(5.67rem - 52px, 11.6vw), min(1.839rem + 2.614vw, 16.6vw), 4.356rem)';

/** As classes: the styles that no element has by default, and that more than one kind of page uses. */
const { heading, lead, small, label, action } = textStyles;
export const text = styleVariants({ heading, lead, small, label, action }, (rule: Rule) => ({
  '@layer': { [component]: rule },
}));

/** Lines, as values for `border`. */
export const rules = {
  /** Above a list; at most one in a section. */
  strong: '4px solid',
  /** Under a document's head, and around a button. */
  head: '2px solid',
  /** Between the entries of a list. */
  hairline: `1px solid ${color.line}`,
} as const;

/** A stamp that a person or an agent puts on a document. */
export const stampRule = {
  ...textStyles.label,
  padding: '.1em .5em',
  border: rules.head,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  rotate: '-4deg',
} satisfies Rule;

/** The size of a heading's text, within a text in the same font. */
const { fontSize, letterSpacing } = textStyles.heading;
const sign = { fontSize, letterSpacing };

/** The summary of a `<details>`: with a plus, or with a minus while it is open. */
export const disclosure = {
  ...textStyles.action,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: space.s,
  alignItems: 'center',
  minHeight: layout.target,
  paddingBlock: space.xs,
  cursor: 'pointer',
  '::after': { ...sign, content: '"+" / ""', lineHeight: 1.033, textAlign: 'center' },
  selectors: { 'details[open] > &::after': { content: '"–" / ""' } },
} satisfies Rule;

/** A `<details>` that large screens show open, with its title in its summary's place, if the browser can do that. */
export const unfolded = {
  summary: { '@media': { [media.large]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } } },
  content: onLarge({ contentVisibility: 'visible' }),
  title: { display: 'none', ...onLarge({ display: 'block', paddingBlock: '.75rem' }) },
} satisfies Record<string, Rule>;

/** Without the plate that forced-colors mode draws behind text, which would cover the line above. Not for links. */
export const plateless = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } satisfies Rule;

/** One column, which a wide word or table does not widen. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } satisfies Rule;

/** A row that wraps. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } satisfies Rule;

/** A link that is underlined only on hover. */
export const plainLink = { textDecoration: 'none', ':hover': { textDecoration: 'underline' } } satisfies Rule;

const hide = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * Hides an element while the page loads, if the rest of its content would move it: on a slow connection, browsers paint
 * incomplete pages. After three seconds, the element shows in any case.
 */
export const arriving = { animation: `${hide} 3s` } satisfies Rule;

/** The column inside a band. */
export const column = style({
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
});

export const band = style({ paddingBlock: space.section });

/** For a band below one with the same background: no top padding, because the band above has bottom padding. */
export const bandBelow = style({ paddingBottom: space.section });

/**
 * On large screens, a band's headline is left of its content, in the first of three columns. The column is as wide as its
 * longest word at least, so that enlarged text breaks no word.
 */
export const split = style({
  ...stack,
  gap: `${space.s} ${space.m}`,
  alignItems: 'start',
  ...onLarge({ gridTemplateColumns: `minmax(min-content, calc((100% - 2 * ${space.m}) / 3)) minmax(0, 1fr)` }),
});

/**
 * On teal, saffron and paper, text keeps its light-mode color in dark mode. `only` also keeps a browser that darkens
 * every page (Chromium's Auto Dark Theme) from turning the text white, which it would do without changing the
 * background.
 */
export const field = { colorScheme: 'only light', color: color.text } satisfies Rule;

/** Backgrounds, to spread into a style. Text and drawings on a background take its colors. */
export const grounds = {
  /** Dark in every mode: a break within a long page, and the footer. */
  ink: {
    color: color.text,
    background: color.ground,
    '@media': { [media.ownColors]: { colorScheme: 'dark', vars: colors({ ground: color.ink }) } },
  },
  agent: { ...field, background: color.agentField },
  person: { ...field, background: color.personField },
  slip: { color: color.text, background: color.slip, '@media': { [media.dark]: { colorScheme: 'dark' } } },
  /** The paper color of a service or article. Needs one of the classes in `accent` or `stock`. */
  stockFull: {
    ...field,
    background: color.stock,
    '@media': { [media.dark]: { background: `color-mix(in oklab, ${color.ink} ${stockDimming}, ${color.stock})` } },
  },
} satisfies Record<string, Rule>;

/** As classes: those that an element has by itself, because every page contains them. */
const { ink, agent, person, stockFull } = grounds;
export const ground = styleVariants({ ink, agent, person, stockFull }, (rule: Rule) => ({
  '@layer': { [component]: rule },
}));

/** The slip, the white sheet of the forms, with a perforated lower edge. Only the wizard has one on its first screen. */
export const slip = {
  padding: `${space.m} clamp(16px, 5vw, 2.25rem)`,
  borderBlockEnd: `8px dotted ${color.personField}`,
  ...grounds.slip,
  '@media': { ...grounds.slip['@media'], [media.forcedColors]: { border: rules.hairline } },
} satisfies Rule;
/** Its title; a stamp may be at the end. */
export const slipHead = {
  ...textStyles.label,
  display: 'flow-root',
  paddingBottom: space.xs,
  borderBottom: rules.head,
  fontWeight: 700,
} satisfies Rule;
/** The box that says that sending failed. */
export const failure = {
  ...textStyles.small,
  ...stack,
  gap: '.25rem',
  padding: '.75rem .875rem',
  border: `${rules.strong} ${color.loss}`,
} satisfies Rule;
/** An arrow for a drop-down, in place of the browser's, which insets the text. */
export const ownArrow = {
  appearance: 'none',
  backgroundImage: `conic-gradient(from -45deg at 50% 100%, ${color.text} 90deg, #0000 0)`,
  backgroundPosition: 'right',
  backgroundSize: '.875rem .4375rem',
  backgroundRepeat: 'no-repeat',
} satisfies Rule;

export const facts = style({ ...wrap, columnGap: space.s });

/** A sentence of a title. Lines break between sentences first. */
export const sentence = style({ display: 'inline-block', maxWidth: '100%' });

/** A link outside of a sentence, large enough for a finger. */
const touching = { display: 'inline-flex', alignItems: 'center', minHeight: layout.target } satisfies Rule;
export const touch = style(touching);

/** Less prominent text. Not for teal or saffron backgrounds. */
export const muted = style({ color: color.muted });

/** Text for screen readers only: `hidden` to spread into a style, `visuallyHidden` as a class. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies Rule;
export const visuallyHidden = style(hidden);

/** Not printed: for controls. It is in no cascade layer, so that it overrides all of them. */
export const screenOnly = unlayeredStyle({ '@media': { print: { display: 'none' } } });
