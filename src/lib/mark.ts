/** The brand's mark, on a box of 32: a line of the agency's own, from an agent's dot to a person's. The icons in public/ show it too. */
export const mark = {
  box: 32,
  line: 'M7 25V7l18 18V7',
  lineWidth: 2.6,
  dots: [
    { by: 'agent', x: 7, y: 25 },
    { by: 'person', x: 25, y: 7 },
  ],
  dotRadius: 3.6,
} as const;

/** The mark on its own box, as SVG; all colors as SVG reads them. */
export function drawMark(line: string, dots: { agent: string; person: string }): string {
  const circles = mark.dots.map(
    ({ by, x, y }) => `<circle cx="${x}" cy="${y}" r="${mark.dotRadius}" fill="${dots[by]}"/>`,
  );
  return (
    `<path d="${mark.line}" fill="none" stroke="${line}" stroke-width="${mark.lineWidth}" stroke-linejoin="round"/>` +
    circles.join('')
  );
}
