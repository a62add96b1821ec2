/** Every color of the site, by its role: the theme and preview pictures read them here. */

/** The same in every scheme: the control room, the scrolled header, the footer. */
export const ink = '#0b131e';

/** The page, a document on it, and what marks and words are drawn in. */
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

/** In dark mode, where papers are raised ink; its inks are those of every ground of ink. */
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

/** Full fields of agents' work and of a person's turn. Both carry the day's inks, in the dark too. */
export const fields = {
  day: { agentField: '#60ccc5', personField: '#fcbb39' },
  night: { agentField: '#51b0ad', personField: '#d49824' },
};

/** Letters that are not typed yet, by day and by night: 4.5:1 in the headline on both fields, 7:1 in the paragraph. */
export const pencils = { h1: ['#18505c', '#0f3c45'], p: ['#372508', '#1e1406'] } as const;

/** The papers of services and articles, like the sheets of a carbon copy: by day and by night. */
export const stocks = {
  straw: ['#e0d28d', '#433b11'],
  ice: ['#85e3e8', '#004447'],
  sky: ['#add3ff', '#263b5a'],
  mint: ['#a7e2b2', '#214329'],
  rose: ['#fdbadf', '#512d42'],
  peach: ['#ffbea3', '#552f21'],
} as const;
export type Stock = keyof typeof stocks;
