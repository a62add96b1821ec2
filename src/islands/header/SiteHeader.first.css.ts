import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { arriving, hidden, media, rules, textStyles } from '../../styles/look.css.ts';
import { color, colors, inPart, layout, part, type Rule } from '../../styles/theme.css.ts';

// From here, so that the island does not fetch all the names of that file.
export { column, visuallyHidden } from '../../styles/look.css.ts';

/** By the size of the text: where the mark stands alone, and where the bar's action takes a row of its own. */
const [nameless, stacked] = ['(14.5rem <= width < 19.9rem)', '(width < 14.5rem)'];

/** In px: with larger text the parts grow by their words alone, and two rows still fit into the header's height. */
const touch = '48px';

/** The scrolled header: the words and the ground below them change in one frame. */
const dark: Rule = { colorScheme: 'dark', vars: { ...colors({ ground: color.ink }), '--shade': '1' } };

const onField = part({ '@media': { [media.dark]: { colorScheme: 'light' } } });

const root = part({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  containerType: 'inline-size',
  color: color.text,
  // The ground is a layer of its own: what blurs the page below must not blur the menu.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `color-mix(in oklab, ${color.ink} 97%, transparent)`,
    backdropFilter: 'blur(14px)',
    opacity: 'var(--shade, 0)',
  },
  // Nothing darkens it then: it stays on the ground that it is legible on.
  '@media': { [media.noScripting]: { position: 'absolute' } },
});

/** By the kind of page: what lies below it there. A field keeps the day's inks in the dark. */
const overField = [root, onField];
export const header = styleVariants({
  home: overField,
  service: overField,
  notFound: overField,
  /** In the dark, the wizard's field ends with its progress: the header has its own. */
  wizard: [...overField, part({ '@media': { [media.dark]: { background: color.personField } } })],
  legal: [root, part({ '::before': { borderBottom: rules.hairline } })],
  listing: [root],
  article: [root],
});

globalStyle(':root', {
  '@media': { [stacked]: { vars: { [layout.header]: `max(3.5rem, 2 * ${touch} + .25rem)` } } },
});

// watch-page.ts sets the attribute.
inPart(`[data-scrolled] ${root}`, dark);
inPart(`html:not([data-scrolled]) ${root} circle`, { fill: 'currentColor' });

export const bar = part({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '.5rem',
  '@container': { [stacked]: { flexWrap: 'wrap' } },
  '@media': { [media.medium]: { columnGap: '1.5rem' } },
  minHeight: layout.header,
  // The parts that come would push the others aside.
  selectors: { 'body:not(:has(main)) &': arriving },
});

const targets = `:where(${root}) :where(a, button)`;
inPart(targets, {
  ...textStyles.action,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touch,
  minHeight: touch,
  textDecoration: 'none',
});
inPart(`${targets}:hover`, { textDecoration: 'underline' });

export const brand = part({
  ...textStyles.heading,
  gap: '.5rem',
  marginInlineEnd: 'auto',
  // However wide the name or its font is, the row stays one row with the other parts whole: the name is cut.
  minWidth: 0,
  letterSpacing: '-.035em',
  // The action takes the second row, and the menu stays in the first.
  '@container': { [stacked]: { flex: '1 1 0', justifyContent: 'start', fontSize: textStyles.small.fontSize } },
});
inPart(`${brand} > span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [nameless]: hidden },
});
export const mark = part({
  flex: 'none',
  width: 24,
  '@container': { '(19.9rem <= width < 22rem) or (width < 14.5rem)': { display: 'none' } },
});

export const action = part({
  position: 'relative',
  flexShrink: 0,
  paddingInline: '.625rem',
  whiteSpace: 'nowrap',
  '@container': { [stacked]: { flex: '1 0 100%' } },
  // Lower than what a finger needs.
  '::before': { content: '', position: 'absolute', inset: '5px 0', border: rules.head },
});

/** Below the desktop layout the links are a popover; the browser opens, closes and returns focus. */
export const menuButton = part({
  flexShrink: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.medium]: { display: 'none' } },
});

export const menu = part({
  inset: `${layout.header} 0 auto`,
  width: 'auto',
  maxHeight: `calc(100dvh - ${layout.header})`,
  padding: `0 ${layout.gutter} .5rem`,
  border: 0,
  color: color.text,
  '@media': {
    '(width < 48em)': { ...dark, background: color.ink },
    [media.medium]: { display: 'block', position: 'static', overflow: 'visible', padding: 0, background: 'none' },
  },
});

export const links = part({
  borderTop: rules.strong,
  // Each link has its half of the gap, so that short words are as far apart as long ones.
  '@media': { [media.medium]: { display: 'flex', marginInline: '-.75rem', border: 0 } },
});

export const link = part({
  '@media': {
    '(width < 48em)': {
      ...textStyles.section,
      display: 'flex',
      justifyContent: 'start',
      minHeight: '3.75rem',
      borderBottom: rules.hairline,
    },
    [media.medium]: {
      ...textStyles.small,
      minWidth: 0,
      paddingInline: '.75rem',
      fontFamily: 'inherit',
      fontWeight: 400,
    },
  },
});
