/** Every color of the site, by its role: the theme and preview pictures read them here. */

/** The same in light and dark mode: the dark bands, the scrolled header, the footer. */
export const ink = '#0b131e';

/** Light mode: the page, documents on it (`card`), text and drawings. */
export const lightColors = {
  background: '#fcfaf6',
  card: '#fefdfb',
  text: ink,
  muted: '#3f4955',
  agent: '#129a92',
  agentText: '#005757',
  agentMessage: '#d7f4f1',
  person: '#ed9e20',
  personText: '#733d00',
  loss: '#9b1f1b',
};

/** Dark mode. Dark bands use its text and drawing colors in light mode, too. */
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

/** Backgrounds of an agent's work and of a person's. Text on them has its light-mode color in dark mode, too. */
export const actorBackgrounds = {
  light: { agentBackground: '#60ccc5', personBackground: '#fcbb39' },
  dark: { agentBackground: '#51b0ad', personBackground: '#d49824' },
  /** Where a browser darkens a light page by itself. It turns text light, and would leave bright backgrounds as they are. */
  autoDark: { agentBackground: '#0d4a48', personBackground: '#5f4205' },
};

/** Letters that are not typed yet, in light and dark mode. Contrast: 4.5:1 in the headline, 7:1 in the paragraph. */
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
/** How much ink is in them in dark mode. Dark text still fits on them; with more, they would look olive and brown. */
export const tintDimming = '12%';
/** How much ink is in them where a browser darkens a light page by itself, for light text. */
export const tintDarkening = '75%';
/** A paper color as CSS, which darkens where a browser darkens a light page by itself. */
export const tintColor = (paper: string): string =>
  `light-dark(${paper}, color-mix(in oklab, ${ink} ${tintDarkening}, ${paper}))`;
export type TintName = keyof typeof tints;
