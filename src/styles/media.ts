/** The site's media queries, written once. Widths follow the visitor's text size. */
export const media = {
  medium: '(min-width: 48em)',
  large: '(min-width: 56.25em)',
  /** A phone whose visitor has set the text to about 200 %: words may have to be broken. */
  largeText: '(max-width: 16em)',
  /** The visitor allows motion. All animations must be inside it (WCAG 2.3.3). Print shows the final state. */
  motion: 'screen and (prefers-reduced-motion: no-preference)',
  /** Dark mode. Print is never dark. */
  dark: 'screen and (prefers-color-scheme: dark)',
  /** Backgrounds have the site's own colors. */
  ownColors: 'screen and (forced-colors: none)',
  forcedColors: '(forced-colors: active)',
  noScripting: '(scripting: none)',
} as const;
