/** What every page is set in: nine text styles, three rules, the few shapes that come back, and bands with their grounds. */
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from './media.ts';
import { color, colors, component, font, layout, onLarge, part, type Rule, space } from './theme.css.ts';

export { media };

const display = { fontFamily: font.heading, fontWeight: 600, textWrap: 'balance' } as const;

/**
 * For a style that adds to one of them: `{ ...textStyles.small, color }`. Large sizes end at a share of the screen's
 * width, so that a visitor's 200 % text still fits.
 */
export const textStyles = {
  poster: {
    ...display,
    fontSize: 'clamp(min(3.1875rem, 14.6vw), 9.5vw, 7.5rem)',
    lineHeight: 0.95,
    letterSpacing: '-.04em',
  },
  /** The headline of any other page, and a figure that stands for itself. `h1` has it. */
  title: {
    ...display,
    fontSize: 'clamp(min(2.5rem, 12vw), 1.9rem + 2.7vw, 4.5rem)',
    lineHeight: 1,
    letterSpacing: '-.035em',
  },
  /** A part's headline. `h2` has it. */
  section: {
    ...display,
    fontSize: 'clamp(min(1.875rem, 10vw), 1.5rem + 1.8vw, 3rem)',
    lineHeight: 1.05,
    letterSpacing: '-.03em',
  },
  /** What a part holds, by name. `h3` has it. */
  heading: {
    ...display,
    fontSize: 'clamp(1.3125rem, 1.2rem + .4vw, 1.625rem)',
    lineHeight: 1.2,
    letterSpacing: '-.015em',
  },
  lead: { fontSize: 'clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', lineHeight: 1.45, maxWidth: '34em' },
  body: { fontSize: '1.0625rem', lineHeight: 1.5 },
  /** Notes, bullets, captions. */
  small: { fontSize: '.9375rem', lineHeight: 1.4 },
  /** Times, weeks, a document's name: two or three words, never a sentence. */
  label: { fontFamily: font.label, fontSize: '.8125rem', lineHeight: 1.4 },
  /** Buttons, questions, names of rows. */
  action: { ...display, fontSize: '1.0625rem', lineHeight: 1.2 },
} satisfies Record<string, Rule>;

export const text = styleVariants(textStyles, (rule: Rule) => ({ '@layer': { [component]: rule } }));

/** Lines, as `border` wants them. */
export const rules = {
  /** At the head of a list; one a part. */
  strong: '4px solid',
  /** Under a document's head, and around a button. */
  head: '2px solid',
  /** Between the entries of a list. */
  hairline: `1px solid ${color.line}`,
} as const;

/** A stamp, where a person or the system signs. */
export const stampRule = {
  ...textStyles.label,
  padding: '.1em .5em',
  border: rules.head,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  rotate: '-4deg',
} satisfies Rule;

/** What a text opens at: a plus, and a minus while it shows. */
export const disclosure = {
  ...textStyles.action,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1rem',
  gap: space.s,
  alignItems: 'center',
  minHeight: layout.target,
  paddingBlock: space.xs,
  cursor: 'pointer',
  '::after': { ...textStyles.heading, content: '"+" / ""', lineHeight: 1, textAlign: 'center' },
  selectors: { 'details[open] > &::after': { content: '"–" / ""' } },
} satisfies Rule;

/** One below another, in a column that a wide word or table does not widen. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } satisfies Rule;

/** Side by side, as far as there is room. */
export const wrap = { display: 'flex', flexWrap: 'wrap' } satisfies Rule;

/** A link that is plain until it is pointed at. */
export const plainLink = { textDecoration: 'none', ':hover': { textDecoration: 'underline' } } satisfies Rule;

const hide = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * For what the rest of its own content would move while a slow line still brings it: the browser may paint a page
 * between any two pieces. It shows after three seconds, whatever comes.
 */
export const arriving = { animation: `${hide} 3s` } satisfies Rule;

/** The column inside a band. */
export const column = part({
  maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
});

export const band = part({ paddingBlock: space.section });

/** A band below one on the same ground: the space between them counts once. */
export const bandBelow = part({ paddingBottom: space.section });

/** A band's headline at the left of what it holds, where there is room. */
export const split = part({
  ...stack,
  gap: space.m,
  alignItems: 'start',
  ...onLarge({ gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' }),
});

/** The fields keep the day's inks in the dark. */
const field: Rule = { color: color.text, '@media': { [media.dark]: { colorScheme: 'light' } } };

/** Grounds, for a style that adds to one; text and marks on each take its colors. Paper is the page's own. */
export const grounds = {
  /** The control room: day sheet, case study, footer. */
  ink: {
    color: color.text,
    background: color.ground,
    '@media': { [media.ownColors]: { colorScheme: 'dark', vars: colors({ ground: color.ink }) } },
  },
  agent: { ...field, background: color.agentField },
  person: { ...field, background: color.personField },
  slip: {
    color: color.text,
    background: color.slip,
    '@media': { [media.dark]: { colorScheme: 'dark' } },
  },
  /** A service's or article's own paper: with one of `stock`. */
  stockFull: { background: color.stock },
} satisfies Record<string, Rule>;

export const ground = styleVariants(grounds, (rule: Rule) => ({ '@layer': { [component]: rule } }));

export const facts = part({ ...wrap, columnGap: space.s });

/** A sentence of a title, which breaks between two of them before it breaks within one. */
export const sentence = part({ display: 'inline-block', maxWidth: '100%' });

/** A link that stands alone: large enough for a finger. */
export const touch = part({ display: 'inline-flex', alignItems: 'center', minHeight: layout.target });

/** Quieter than text; on paper and ink only. */
export const muted = part({ color: color.muted });

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
