/** Every color of the site, by its role. The theme and the Open Graph images read them here. */

/** The same in light and dark mode: the dark sections, the scrolled header, the footer. */
export const ink = '#0b131e';

/** Light mode. */
export const lightColors = {
  /** The page. */
  background: '#fcfaf6',
  /** Forms, and documents on the page. */
  card: '#fefdfb',
  text: ink,
  /** Less prominent text. */
  muted: '#3f4955',
  /** Drawings of what an agent does, and text about it. */
  agent: '#129a92',
  agentText: '#005757',
  /** The background of an agent's message. */
  agentMessage: '#d7f4f1',
  /** Drawings of what a person does, and text about it. */
  person: '#ed9e20',
  personText: '#733d00',
  /** Losses and errors. */
  loss: '#9b1f1b',
};

/** Dark mode. Dark sections use its text and drawing colors in light mode, too. */
export const darkColors: typeof lightColors = {
  background: '#131c28',
  card: '#1b2634',
  text: '#f4f1ec',
  muted: '#b5bfcb',
  agent: '#60ccc5',
  agentText: '#6ed9d2',
  agentMessage: '#093b3b',
  person: '#fcbb39',
  personText: '#fcbb39',
  loss: '#ffaea3',
};

/**
 * The teal and saffron backgrounds of an agent's work and of a person's. Text on them has its light-mode color in dark
 * mode, too.
 */
export const actorBackgrounds = {
  light: { agentBackground: '#60ccc5', personBackground: '#fcbb39' },
  dark: { agentBackground: '#51b0ad', personBackground: '#d49824' },
  /**
   * For a browser that darkens light pages by itself (Chromium's Auto Dark Theme). It turns text light, but leaves
   * bright backgrounds as they are.
   */
  autoDark: { agentBackground: '#0d4a48', personBackground: '#5f4205' },
};

/**
 * The home page's letters that are not typed yet, in light and dark mode. Contrast: 4.5:1 in the headline, 7:1 in the
 * paragraph.
 */
export const untypedColors = { h1: ['#18505c', '#0f3c45'], p: ['#372508', '#1e1406'] } as const;

/** The paper colors of services and articles. Text and drawings on them have light-mode colors in dark mode, too. */
export const tints = {
  straw: '#e0d28d',
  ice: '#85e3e8',
  sky: '#add3ff',
  mint: '#a7e2b2',
  rose: '#fdbadf',
  peach: '#ffbea3',
} as const;

export type TintName = keyof typeof tints;

/** How much ink is in a tint in dark mode. Dark text still fits on it; with more, tints would look olive and brown. */
export const tintDimming = '12%';

/** How much ink is in a tint where a browser darkens light pages by itself, so that light text fits on it. */
export const tintDarkening = '75%';

/** A tint as CSS, darker where a browser darkens light pages by itself. */
export const tintColor = (tint: string): string =>
  `light-dark(${tint}, color-mix(in oklab, ${ink} ${tintDarkening}, ${tint}))`;
