/**
 * Draws a page's preview as SVG. The scene is a square whose lower 630 px are the Open Graph card; the other ratios show
 * more of the gradient above it, so one rendering serves them all.
 */
import { brand, hex, mix } from '../../../src/lib/colors.ts';
import { escapeXml } from '../../../src/lib/escape-xml.ts';
import { drawMark, mark } from '../../../src/lib/mark.ts';
import type { Preview } from '../../../src/lib/preview.ts';
import { fitHeadline, type Measure } from './fit-headline.ts';

/** All in px. */
const side = 1200;
const card = { top: 570, height: 630 };
const margin = 72;
/** Where the ink ends and the gradient's column begins. */
const columnLeft = 948;
const trackX = 1074;

const room = {
  width: columnLeft - 2 * margin + 24,
  height: 336,
  sizes: [104, 96, 88, 80, 72, 66, 60, 54, 48],
  lineHeight: 1.07,
};
const labelSize = 30;
const nameSize = 34;

/** The lower `height` px of the scene. */
export function drawPreview(preview: Preview, name: string, height: number, measure: Measure): string {
  const { headline, label, hues } = preview;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}" viewBox="0 ${side - height} ${side} ${height}">`,
    drawGradient(hues),
    `<path d="M0 ${card.top}H${columnLeft - 36}a36 36 0 0 1 36 36V${side}H0Z" fill="${brand.ink}"/>`,
    drawRunSheet(),
    `<g font-family="Familjen Grotesk" letter-spacing="0">`,
    `<circle cx="${margin + 9}" cy="${card.top + 90}" r="9" fill="${brand.agent}"/>`,
    `<text x="${margin + 34}" y="${card.top + 100}" font-size="${labelSize}" fill="${brand.mutedOnInk}">${escapeXml(label)}</text>`,
    drawHeadline(headline, measure),
    drawBrand(name),
    '</g></svg>',
  ].join('');
}

/** In bands too close in color to be seen apart: they compress better than a smooth gradient. */
function drawGradient([from, to]: readonly [number, number]): string {
  const bands = 80;
  const height = side / bands;
  const paths = Array.from({ length: bands }, (_, index) => {
    const color = mix(hex(0.84, 0.11, from), hex(0.74, 0.12, to), index / (bands - 1));
    return `<path d="M0 ${index * height}h${side}v${height}H0Z" fill="${color}"/>`;
  });
  return `<g shape-rendering="crispEdges">${paths.join('')}</g>`;
}

const nodePlaces = [
  [170, 435],
  [490, 435],
  [810, 435],
  [330, 135],
  [650, 135],
  [trackX, 700],
  [trackX, 830],
  [trackX, 960],
] as const;

/** Two tracks that join and run down past the words: the agency's run sheet. */
function drawRunSheet(): string {
  const tracks = [435, 135] as const;
  const bend = 90;
  const lines = tracks.map((y) => `M-20 ${y}H${trackX - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}`).join('');
  const nodes = nodePlaces.map(([x, y]) => `M${x} ${y}h0`);
  const last = `M${trackX} 1096h0`;
  return (
    `<g fill="none" stroke="${brand.ink}" stroke-linecap="round"><path d="${lines}M${trackX} ${tracks[1] + bend}V1096" stroke-width="7"/>` +
    `<path d="${nodes.join('')}" stroke-width="36"/><path d="${last}" stroke-width="64"/>` +
    `<path d="${last}" stroke="${brand.onInk}" stroke-width="28"/></g>`
  );
}

function drawHeadline(headline: string, measure: Measure): string {
  const { size, lines } = fitHeadline(headline, room, measure);
  const lineHeight = size * room.lineHeight;
  // Centered in its room, on the optical middle of its lower-case letters.
  const first = card.top + 148 + (room.height - lines.length * lineHeight) / 2 + size * 0.8;
  const rows = lines.map((runs, index) => {
    const spans = runs.map(
      ({ text, isSecond }) => `<tspan fill="${isSecond ? brand.person : brand.onInk}">${escapeXml(text)}</tspan>`,
    );
    return `<text x="${margin}" y="${(first + index * lineHeight).toFixed(1)}" xml:space="preserve">${spans.join('')}</text>`;
  });
  return `<g font-size="${size.toFixed(1)}" letter-spacing="${(-0.02 * size).toFixed(2)}">${rows.join('')}</g>`;
}

function drawBrand(name: string): string {
  const scale = 1.5;
  const y = side - 108;
  return (
    `<g transform="translate(${margin - mark.dots[0].x * scale + mark.dotRadius * scale} ${y}) scale(${scale})">${drawMark(brand.onInk, brand)}</g>` +
    `<text x="${margin + 52}" y="${y + 36}" font-size="${nameSize}" letter-spacing="-.5" fill="${brand.onInk}">${escapeXml(name)}</text>`
  );
}
