/** Every color of the site, by its role: the theme and preview pictures read them here. */

/** The same in light and dark mode: the dark bands, the scrolled header, the footer. */
export const ink = '#0b131e';

/** Light mode: the page, documents on it (`slip`), text and drawings. */
export const day = {
  ground: '#fcfaf6',
  slip: '#fefdfb',
  text: ink,
  muted: '#3f4955',
  agent: '#129a92',
  agentText: '#005757',
  agentTint: '#d7f4f1',
  person: '#ed9e20',
  personText: '#733d00',
  loss: '#9b1f1b',
};

/** Dark mode. Dark bands use its text and drawing colors in light mode, too. */
export const night: typeof day = {
  ground: '#131c28',
  slip: '#1b2634',
  text: '#f4f1ec',
  muted: '#b5bfcb',
  agent: '#60ccc5',
  agentText: '#6ed9d2',
  agentTint: '#093b3b',
  person: '#fcbb39',
  personText: '#fcbb39',
  loss: '#ffaea3',
};

/** Backgrounds of an agent's work and of a person's. Text on them has its light-mode color in dark mode, too. */
export const fields = {
  day: { agentField: '#60ccc5', personField: '#fcbb39' },
  night: { agentField: '#51b0ad', personField: '#d49824' },
  /** Where a browser darkens a light page by itself. It turns text light, and would leave bright backgrounds as they are. */
  darkened: { agentField: '#0d4a48', personField: '#5f4205' },
};

/** Letters that are not typed yet, in light and dark mode. Contrast: 4.5:1 in the headline, 7:1 in the paragraph. */
export const pencils = { h1: ['#18505c', '#0f3c45'], p: ['#372508', '#1e1406'] } as const;

/** The paper colors of services and articles. Text and drawings on them have light-mode colors in dark mode, too. */
export const stocks = {
  straw: '#e0d28d',
  ice: '#85e3e8',
  sky: '#add3ff',
  mint: '#a7e2b2',
  rose: '#fdbadf',
  peach: '#ffbea3',
} as const;
/** How much ink is in them in dark mode. Dark text still fits on them; with more, they would look olive and brown. */
export const stockDimming = '12%';
/** How much ink is in them where a browser darkens a light page by itself, for light text. */
export const stockDarkening = '75%';
/** A paper color as CSS, which darkens where a browser darkens a light page by itself. */
export const paperColor = (paper: string): string =>
  `light-dark(${paper}, color-mix(in oklab, ${ink} ${stockDarkening}, ${paper}))`;
export type Stock = keyof typeof stocks;
