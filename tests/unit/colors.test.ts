import { expect, test } from 'vitest';
import {
  lightColors,
  actorBackgrounds,
  ink,
  darkColors,
  untypedColors,
  tintDarkening,
  tintDimming,
  tints,
} from '../../src/lib/colors.ts';

type Numbers = readonly [number, number, number];

const linear = (color: string) =>
  [1, 3, 5]
    .map((place) => Number.parseInt(color.slice(place, place + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as unknown as Numbers;

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const product = (matrix: readonly Numbers[], [x, y, z]: Numbers) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Numbers;

// https://bottosson.github.io/posts/oklab/: from linear RGB to the cones' response, from its cube root to Oklab.
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const fromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** CSS's `color-mix(in oklab, one share, other)`. Oklab is linear in the cube roots, so these can be mixed themselves. */
function mixed(one: string, share: number, other: string): string {
  const [a, b] = [one, other].map((color) => product(toCones, linear(color)).map(Math.cbrt));
  const cones = a!.map((root, index) => (root * share + b![index]! * (1 - share)) ** 3) as unknown as Numbers;
  const channels = product(fromCones, cones).map((value) =>
    Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** "12%" is 0.12. */
const share = (percent: string) => Number.parseFloat(percent) / 100;

// axe cannot decide this in the browser if text lies on a drawn background.
test('every text has its contrast on the backgrounds that it stands on (WCAG 1.4.6)', () => {
  const problems: string[] = [];
  const need = (least: number, scheme: string, texts: Record<string, string>, backgrounds: Record<string, string>) => {
    for (const [text, color] of Object.entries(texts))
      for (const [background, below] of Object.entries(backgrounds)) {
        const found = contrast(color, below);
        if (found < least)
          problems.push(`${scheme}: ${text} on ${background} has ${found.toFixed(2)}:1, needs ${least}:1`);
      }
  };
  const schemes = [
    { scheme: 'light', colors: lightColors },
    { scheme: 'dark', colors: darkColors },
  ] as const;
  for (const [index, { scheme, colors }] of schemes.entries()) {
    const { text, muted, agentText, personText, loss, background, card, agentMessage } = colors;
    const { agentBackground, personBackground } = actorBackgrounds[scheme];
    const dimmed = (paper: string) => mixed(ink, share(tintDimming), paper);
    const papers = Object.fromEntries(
      Object.entries(tints).map(([name, paper]) => [name, scheme === 'dark' ? dimmed(paper) : paper]),
    );
    need(7, scheme, { text }, { background, card });
    need(7, scheme, { ink }, { agentBackground, personBackground, ...papers });
    // The lines of an article's chart (WCAG 1.4.11). A person's dot has an outline of ink.
    need(3, scheme, { 'light agentText': lightColors.agentText }, papers);
    need(7, scheme, { muted, agentText, personText, loss }, { background, card });
    need(7, scheme, { agentText }, { agentMessage });
    need(4.5, scheme, { 'untyped h1': untypedColors.h1[index]! }, { agentBackground, personBackground });
    need(7, scheme, { 'untyped p': untypedColors.p[index]! }, { agentBackground, personBackground });
  }
  const { text, muted, agentText, personText } = darkColors;
  need(7, 'on ink', { text, muted, agentText, personText }, { ink });
  const darkened = Object.entries(tints).map(([name, paper]) => [name, mixed(ink, share(tintDarkening), paper)]);
  need(7, 'auto dark', { text }, { ...actorBackgrounds.autoDark, ...Object.fromEntries(darkened) });
  expect(problems).toEqual([]);
});
