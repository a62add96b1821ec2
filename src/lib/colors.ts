/** The brand's colors for what cannot read the theme: pictures, icons, the manifest, the browser's frame. */

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
  return hexByte(encoded * 255);
}

const hexByte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** A color between two of "#rrggbb"; `share` from 0, the first, to 1, the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return hexByte(from + (to - from) * share);
  });
  return `#${channels.join('')}`;
}

/** The colors that the theme and the pictures share, as OKLCH: lightness, chroma, hue in degrees. */
export const palette = {
  ink: [0.19, 0.025, 255],
  inkRaised: [0.235, 0.03, 255],
  inkLine: [0.38, 0.035, 255],
  onInk: [1, 0, 0],
  mutedOnInk: [0.79, 0.025, 255],
  accent: [0.83, 0.155, 80],
  node: [0.78, 0.1, 190],
} as const;

/** A color of the palette as CSS and SVG write it. */
export const oklch = (name: keyof typeof palette): string => `oklch(${palette[name].join(' ')})`;

/** The palette for what cannot read OKLCH. */
export const brand = {
  ink: hex(...palette.ink),
  onInk: hex(...palette.onInk),
  mutedOnInk: hex(...palette.mutedOnInk),
  accent: hex(...palette.accent),
  /** The accent on a tab that may be light or dark. */
  tabAccent: hex(0.72, 0.155, 70),
  node: hex(...palette.node),
} as const;
