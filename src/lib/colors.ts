/** Every color of the site, by its role: the theme, pictures, icons, previews and the manifest read them here. */

/** An OKLCH color (lightness 0 to 1, chroma, hue in degrees) as "#rrggbb"; outside sRGB each channel is cut off. */
export function hex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  // https://bottosson.github.io/posts/oklab/
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(byte).join('')}`;
}

function byte(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  const value = Math.round(encoded * 255);
  return value.toString(16).padStart(2, '0');
}

/** An OKLCH color: lightness 0 to 1, chroma, hue in degrees. */
export type Color = readonly [lightness: number, chroma: number, hue: number];

/** What marks and words are drawn in on the ground below them. */
type Inks = Record<'text' | 'muted' | 'agent' | 'agentText' | 'agentTint' | 'person' | 'personText' | 'loss', Color>;

/** What lies below: the page, and a document on it. */
type Grounds = Record<'ground' | 'slip', Color>;

/** The same in every scheme: the control room, the scrolled header, the footer. */
export const ink: Color = [0.185, 0.025, 255];

/** By day: ink on paper. */
export const day: Inks & Grounds = {
  ground: [0.985, 0.006, 85],
  slip: [0.994, 0.003, 85],
  text: ink,
  muted: [0.4, 0.025, 255],
  agent: [0.62, 0.105, 188],
  agentText: [0.41, 0.075, 195],
  agentTint: [0.945, 0.03, 190],
  person: [0.76, 0.155, 72],
  personText: [0.42, 0.1, 60],
  loss: [0.45, 0.16, 28],
};

/** On ink, in every scheme. */
export const onInk: Inks = {
  text: [0.96, 0.008, 85],
  muted: [0.8, 0.02, 255],
  agent: [0.78, 0.1, 190],
  agentText: [0.82, 0.1, 190],
  agentTint: [0.32, 0.05, 195],
  person: [0.83, 0.155, 80],
  personText: [0.83, 0.155, 80],
  loss: [0.83, 0.1, 28],
};

/** Letters that are not typed yet, by day and by night: 4.5:1 in the headline on both fields, 7:1 in the paragraph. */
export const pencils = {
  h1: [
    [0.4, 0.06, 215],
    [0.33, 0.05, 215],
  ],
  p: [
    [0.28, 0.05, 75],
    [0.2, 0.03, 75],
  ],
} as const;

/** In dark mode: papers are raised ink. */
export const night: Inks & Grounds = { ...onInk, ground: [0.225, 0.026, 255], slip: [0.265, 0.03, 255] };

/** Full fields of agents' work and of a person's turn. Both carry the day's inks, in the dark too. */
export const fields: Record<'day' | 'night', Record<'agentField' | 'personField', Color>> = {
  day: { agentField: [0.78, 0.1, 190], personField: [0.83, 0.155, 80] },
  night: { agentField: [0.7, 0.09, 192], personField: [0.72, 0.14, 78] },
};

/** The papers of services and articles, like the sheets of a carbon copy: a hue each. */
export const stocks = { straw: 98, ice: 200, sky: 258, mint: 150, rose: 345, peach: 42 } as const;
export type Stock = keyof typeof stocks;

/** Lightness and chroma of a stock: pale behind documents, full behind a page's opening. */
export const stockShades = {
  day: { pale: [0.915, 0.055], full: [0.86, 0.09] },
  night: { pale: [0.3, 0.045], full: [0.35, 0.06] },
} as const;

/** A color as CSS and SVG write it. */
export const oklch = (color: Color, alpha = 1): string => `oklch(${color.join(' ')}${alpha < 1 ? ` / ${alpha}` : ''})`;

/** The brand's colors for what cannot read OKLCH. */
export const brand = {
  ink: hex(...ink),
  paper: hex(...day.ground),
  mutedOnInk: hex(...onInk.muted),
  agent: hex(...fields.day.agentField),
  person: hex(...fields.day.personField),
} as const;
