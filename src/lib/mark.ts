/** The brand's mark, on a box of 32: an N drawn as one line with a dot at each end, a hand-off from node to node. */
export const mark = {
  box: 32,
  line: 'M7 25V7l18 18V7',
  lineWidth: 2.6,
  dots: [
    [7, 25],
    [25, 7],
  ],
  dotRadius: 3.6,
} as const;

/** The mark on its own box, as SVG; both colors as SVG reads them. */
export function drawMark(line: string, dots: string): string {
  const circles = mark.dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${mark.dotRadius}" fill="${dots}"/>`);
  return (
    `<path d="${mark.line}" fill="none" stroke="${line}" stroke-width="${mark.lineWidth}" stroke-linejoin="round"/>` +
    circles.join('')
  );
}
