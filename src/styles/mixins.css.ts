/** Rules to spread into a style: borders, backgrounds, and shapes that several components share. */
import { keyframes } from '@vanilla-extract/css';
import { tintDimming } from '../lib/colors.ts';
import { color, colorVars, layout, onLarge, type Rule, space } from './component-layer.ts';
import { media } from './media.ts';
import { textStyles } from './text-styles.css.ts';

/** Lines, as values for `border`. */
export const borders = {
  /** Above a list; at most one in a section. */
  thick: '4px solid',
  /** Below a card's title, and around a button. */
  medium: '2px solid',
  /** Between the items of a list. */
  hairline: `1px solid ${color.line}`,
} as const;

/** A stamp that a person or an agent puts on a document. */
export const stampStyle = {
  ...textStyles.label,
  padding: '.1em .5em',
  border: borders.medium,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  rotate: '-4deg',
} satisfies Rule;

/** The size of the plus and the minus, which have the font of the text before them. */
const { fontSize, letterSpacing } = textStyles.subheading;

/** The summary of a `<details>`: with a plus, or with a minus while it is open. */
export const disclosureSummary = {
  ...textStyles.button,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: space.s,
  alignItems: 'center',
  minHeight: layout.target,
  paddingBlock: space.xs,
  cursor: 'pointer',
  '::after': { fontSize, letterSpacing, content: '"+" / ""', lineHeight: 1.033, textAlign: 'center' },
  selectors: { 'details[open] > &::after': { content: '"–" / ""' } },
} satisfies Rule;

/** A `<details>` that large screens show open, with its title in its summary's place, if the browser can do that. */
export const openOnLarge = {
  summary: { '@media': { [media.large]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } } },
  content: onLarge({ contentVisibility: 'visible' }),
  title: { display: 'none', ...onLarge({ display: 'block', paddingBlock: '.75rem' }) },
} satisfies Record<string, Rule>;

/**
 * Without the backplate that forced-colors mode draws behind text, which would cover the line above. Not for links,
 * which lose the system's link color by it.
 */
export const withoutBackplate = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } satisfies Rule;

/** One column, which a wide word or table does not widen. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } satisfies Rule;

/** A row that wraps. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } satisfies Rule;

/** A link that is underlined only on hover. */
export const underlineOnHover = { textDecoration: 'none', ':hover': { textDecoration: 'underline' } } satisfies Rule;

const hide = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * For an element that what follows it in the HTML would move. On a slow connection, browsers paint incomplete pages, so
 * a selector such as `:not(:has(~ *))` applies this until the rest is parsed. After three seconds, the element shows in
 * any case.
 */
export const hiddenUntilParsed = { animation: `${hide} 3s` } satisfies Rule;

/**
 * On teal, saffron and tints, text keeps its light-mode color in dark mode. `only` also keeps a browser that darkens
 * every page (Chromium's Auto Dark Theme) from turning the text white, which it would do without changing the
 * background.
 */
export const lightOnly = { colorScheme: 'only light', color: color.text } satisfies Rule;

/** Backgrounds. Text and drawings on a background take its colors. */
export const backgroundStyles = {
  /** Dark in every mode: a break within a long page, and the footer. */
  ink: {
    color: color.text,
    background: color.background,
    '@media': { [media.ownColors]: { colorScheme: 'dark', vars: colorVars({ background: color.ink }) } },
  },
  agent: { ...lightOnly, background: color.agentBackground },
  person: { ...lightOnly, background: color.personBackground },
  /** A sheet of white paper: a form, a document. */
  card: { color: color.text, background: color.card, '@media': { [media.dark]: { colorScheme: 'dark' } } },
  /** The paper color of a service or article. Needs one of the classes in `serviceTint` or `articleTint`. */
  tint: {
    ...lightOnly,
    background: color.tint,
    '@media': { [media.dark]: { background: `color-mix(in oklab, ${color.ink} ${tintDimming}, ${color.tint})` } },
  },
} satisfies Record<string, Rule>;

/** The card of a form, with a perforated lower edge. */
export const formCard = {
  padding: `${space.m} clamp(16px, 5vw, 2.25rem)`,
  borderBlockEnd: `8px dotted ${color.personBackground}`,
  ...backgroundStyles.card,
  '@media': { ...backgroundStyles.card['@media'], [media.forcedColors]: { border: borders.hairline } },
} satisfies Rule;

/** The title of a form's or a document's card; a stamp may be at the end. */
export const cardTitle = {
  ...textStyles.label,
  display: 'flow-root',
  paddingBottom: space.xs,
  borderBottom: borders.medium,
  fontWeight: 700,
} satisfies Rule;

/** The box that says that sending failed. */
export const errorBox = {
  ...textStyles.small,
  ...stack,
  gap: '.25rem',
  padding: '.75rem .875rem',
  border: `${borders.thick} ${color.loss}`,
} satisfies Rule;

/** The arrow of a `<select>`, in place of the browser's, which insets the text. */
export const selectArrow = {
  appearance: 'none',
  backgroundImage: `conic-gradient(from -45deg at 50% 100%, ${color.text} 90deg, #0000 0)`,
  backgroundPosition: 'right',
  backgroundSize: '.875rem .4375rem',
  backgroundRepeat: 'no-repeat',
} satisfies Rule;

/** Text for screen readers only. As a class, it is `visuallyHidden`. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies Rule;
