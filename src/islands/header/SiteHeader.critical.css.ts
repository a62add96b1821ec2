import { createContainer, createVar, fallbackVar } from '@vanilla-extract/css';
import { media } from '../../styles/media.ts';
import { borders, hiddenUntilParsed, lightOnly } from '../../styles/mixins.css.ts';
import { textStyles } from '../../styles/text-styles.css.ts';
import {
  color,
  colorVars,
  globalStyle,
  headerTouchSize,
  layout,
  type Rule,
  style,
  twoRowsBelow,
} from '../../styles/component-layer.ts';
import { linksWidth } from './links-width.ts';

// Re-exported here, so that the island does not load everything from that file.
export { container, visuallyHidden } from '../../styles/utilities.css.ts';

/**
 * Container queries in rem follow text that a visitor enlarges in any way. Media queries follow only the browser's own
 * text size.
 */
const headerContainer = createContainer();
/** Without the gutters. On wide screens it has the width of the page's content, which does not grow with the text. */
const barContainer = createContainer();

/** The header's widths at which the button takes a second row. */
const twoRows = `${headerContainer} (width < ${twoRowsBelow})`;
/** The header's widths at which the logo is hidden, so that the name has room. */
const withoutLogo = `${headerContainer} ((${twoRowsBelow} <= width < 22rem) or (width < 14.5rem))`;
/** The header's widths at which even a row without the button has little room. */
const smallName = `${headerContainer} (width < 14.5rem)`;
/** The bar's widths at which it shows the links. */
const withLinks = `${barContainer} (width >= ${linksWidth})`;
/** The bar's widths at which the links are in the menu. */
export const withMenu = `${barContainer} (width < ${linksWidth})`;

/** Whether the header's background is visible: 1 or 0. */
const shade = createVar();

/** The scrolled header. One rule changes text and background, so that both change in the same frame. */
export const scrolledColors: Rule = {
  colorScheme: 'dark',
  vars: { ...colorVars({ background: color.ink }), [shade]: '1' },
};

const lightScheme = style({ colorScheme: lightOnly.colorScheme });

const root = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 10,
  container: `${headerContainer} / inline-size`,
  color: color.text,
  // The background is a pseudo-element, so that its blur does not affect the menu.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `color-mix(in oklab, ${color.ink} 97%, transparent)`,
    backdropFilter: 'blur(14px)',
    opacity: fallbackVar(shade, '0'),
  },
  // Without JavaScript, nothing darkens the header, so it stays at the top of the page, where it is legible.
  '@media': { [media.noScripting]: { position: 'absolute' } },
});

/** Of the logo's dots. */
export const dotColors = { agent: color.agent, person: color.person };

/** By the page's layout. On teal and saffron, text keeps its light-mode color in dark mode. */
const overColor = `${root} ${lightScheme}`;
const withBorder = style({ '::before': { borderBottom: borders.hairline } });
export const header = {
  home: overColor,
  service: overColor,
  notFound: overColor,
  wizard: overColor,
  legal: `${root} ${withBorder}`,
  standard: root,
  listing: root,
  article: root,
};

// watch-page.ts sets the attribute.
globalStyle(`[data-scrolled] ${root}`, scrolledColors);
globalStyle(`html:not([data-scrolled]) ${root} circle`, { fill: 'currentColor' });

export const bar = style({
  container: `${barContainer} / inline-size`,
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '.5rem',
  '@container': { [twoRows]: { flexWrap: 'wrap' } },
  minHeight: layout.header,
  // While the page loads, later parts of the bar would push the earlier ones aside.
  selectors: { 'body:not(:has(main)) &': hiddenUntilParsed },
});

const linksAndButtons = `:where(${root}) :where(a, button)`;
globalStyle(linksAndButtons, {
  ...textStyles.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: headerTouchSize,
  minHeight: headerTouchSize,
  textDecoration: 'none',
});
globalStyle(`${linksAndButtons}:hover`, { textDecoration: 'underline' });

export const brand = style({
  ...textStyles.subheading,
  gap: '.5rem',
  marginInlineEnd: 'auto',
  // A name that is too long is cut off, so that everything else still fits into the row.
  minWidth: 0,
  letterSpacing: '-.0362em',
  // The button takes the second row, and the menu stays in the first.
  '@container': {
    [twoRows]: { flex: '1 1 0', justifyContent: 'start' },
    [smallName]: { fontSize: '.968rem' },
  },
});
globalStyle(`${brand} > span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const logo = style({
  flex: 'none',
  width: 24,
  '@container': { [withoutLogo]: { display: 'none' } },
});

export const callToAction = style({
  position: 'relative',
  flexShrink: 0,
  paddingInline: '.625rem',
  whiteSpace: 'nowrap',
  '@container': { [twoRows]: { flex: '1 0 100%' }, [withLinks]: { marginInlineStart: '1rem' } },
  // The border is lower than the touch target.
  '::before': { content: '', position: 'absolute', inset: '5px 0', border: borders.medium },
});

/** On narrow screens, the links are a popover. The browser opens and closes it and returns the focus. */
export const menuButton = style({
  flexShrink: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@container': { [withLinks]: { display: 'none' } },
});

/** The button says what it does next. */
const open = ':has(+ :popover-open)';
globalStyle(`${menuButton}${open} > :first-child, ${menuButton}:not(${open}) > :last-child`, { display: 'none' });

/** How it looks as a popover is in SiteHeader.css.ts, because no page opens with an open menu. */
export const menu = style({
  '@container': {
    [withLinks]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      marginInlineStart: '1rem',
      overflow: 'visible',
      padding: 0,
      border: 0,
      color: color.text,
      background: 'none',
    },
  },
});

export const links = style({
  // Padding, not a gap: it makes all words equally far apart, and the margin offsets it at both ends.
  '@container': { [withLinks]: { display: 'flex', marginInline: '-.75rem' } },
});

export const link = style({
  '@container': {
    [withLinks]: {
      ...textStyles.small,
      minWidth: 0,
      paddingInline: '.75rem',
      fontFamily: 'inherit',
      fontWeight: 400,
    },
  },
});
