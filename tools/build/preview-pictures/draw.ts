/** Draws a page's preview as SVG: its headline on its paper, its figures, and below the seam a person's field. */
import { brand, hex, stocks, stockShades } from '../../../src/lib/colors.ts';
import { drawMark, mark } from '../../../src/lib/mark.ts';
import type { Drawing } from '../../../src/lib/motifs.ts';
import type { Preview } from '../../../src/lib/preview.ts';
import { fitHeadline } from './fit-headline.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

/** All in px. */
const width = 1200;
const margin = 64;
const inner = width - 2 * margin;
const seam = 104;
const headlineTop = 148;
const sizes = [150, 136, 124, 112, 102, 92, 84, 76, 68, 60, 54, 48];

/** The color of its paper. */
export const groundOf = ({ stock }: Preview): string =>
  stock ? hex(...stockShades.day.full, stocks[stock]) : brand.agent;

/** A picture 1200 px wide. */
export function drawPreview(preview: Preview, name: string, height: number, fonts: Typefaces): string {
  const { headline, label, drawing } = preview;
  const room = height - seam - headlineTop - 40;
  // A tall picture has more room for its figures, its headline is large already.
  const forHeadline = drawing ? Math.min(room * 0.56, 330) : room;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${groundOf(preview)}"/>`,
    `<path d="M${margin} 56H${width - margin}" stroke="${brand.ink}" stroke-width="8"/>`,
    drawText(fonts.label, label, { x: margin, y: 110, size: 28 }),
    drawHeadline(headline, forHeadline, fonts.heading),
    drawing ? drawFigures(drawing, headlineTop + forHeadline + 24, room - forHeadline, fonts.label) : '',
    drawSeam(name, height - seam, fonts.heading),
    '</svg>',
  ].join('');
}

interface TextPlace {
  /** The end of the baseline that `align` names; all in px. */
  x: number;
  y: number;
  size: number;
  align?: 'start' | 'middle' | 'end' | undefined;
}

function drawText(font: Typeface, text: string, { x, y, size, align = 'start' }: TextPlace): string {
  const set = font(text);
  const left = x - set.width * size * { start: 0, middle: 0.5, end: 1 }[align];
  const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(1)})`;
  return `<g fill="${brand.ink}" transform="${place}">${set.outlines}</g>`;
}

function drawHeadline(headline: string, height: number, font: Typeface): string {
  const measure = (text: string) => font(text).width;
  const { size, lines } = fitHeadline(headline, { width: inner, height, sizes }, measure);
  return lines
    .map((line, index) => drawText(font, line, { x: margin, y: headlineTop + size * (0.8 + index), size }))
    .join('');
}

/** The drawing in its room, `top` px down; its lines keep their width however it is stretched. */
function drawFigures(drawing: Drawing, top: number, height: number, font: Typeface): string {
  const { lines, solid, person, outline, line, strong, dots = [], labels } = drawing;
  const rows = Map.groupBy(labels, ({ y }) => y).values();
  // The labels of a line, and 1.2 em between them.
  const longest = Math.max(1, ...rows.map((row) => row.reduce((sum, { text }) => sum + font(text).width + 1.2, -1.2)));
  const em = Math.min(height / lines, 56, inner / longest);
  const path = (data: string | undefined, look: string) =>
    data ? `<path d="${stretch(data, inner / 100, em)}" ${look}/>` : '';
  const stroke = (part: number) => `fill="none" stroke="${brand.ink}" stroke-width="${(em * part).toFixed(1)}"`;
  const circles = dots.map(({ x, y, by }) => {
    const place = `cx="${((x * inner) / 100).toFixed(1)}" cy="${(y * em).toFixed(1)}"`;
    const inside = { agent: brand.ink, person: brand.person, customer: brand.paper }[by];
    return (
      `<circle ${place} r="${(em * 0.65).toFixed(1)}" fill="${brand.ink}"/>` +
      `<circle ${place} r="${(em * 0.42).toFixed(1)}" fill="${inside}"/>`
    );
  });
  const words = labels.map(({ x, y, text, align }) =>
    drawText(font, text, { x: (x * inner) / 100, y: y * em, size: em, align }),
  );
  return [
    `<g transform="translate(${margin} ${top.toFixed(1)})">`,
    path(solid, `fill="${brand.ink}"`),
    path(person, `fill="${brand.person}" stroke="${brand.ink}" stroke-width="3"`),
    path(outline, stroke(0.15)),
    path(line, stroke(0.2)),
    path(strong, stroke(0.5)),
    ...circles,
    ...words,
    '</g>',
  ].join('');
}

/** Path data with all that runs across multiplied by `across`, and all that runs down by `down`. */
export function stretch(path: string, across: number, down: number): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const numbers = text.match(/-?[\d.]+/g) ?? [];
    const isDown = (place: number) => (/[vh]/i.test(command) ? /v/i.test(command) : place % 2 === 1);
    return (
      command + numbers.map((number, place) => (Number(number) * (isDown(place) ? down : across)).toFixed(1)).join(' ')
    );
  });
}

/** Below the seam it is a person's turn: the agency's. */
function drawSeam(name: string, top: number, font: Typeface): string {
  const scale = 1.75;
  const y = top + (seam - mark.box * scale) / 2;
  return (
    `<rect y="${top}" width="${width}" height="${seam}" fill="${brand.person}"/>` +
    `<g transform="translate(${margin - 7 * scale + mark.dotRadius * scale} ${y}) scale(${scale})">` +
    `${drawMark(brand.ink, { agent: brand.tabAgent, person: brand.ink })}</g>` +
    drawText(font, name, { x: margin + 60, y: top + seam / 2 + 13, size: 38 })
  );
}
