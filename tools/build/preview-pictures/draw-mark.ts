import { mark } from '../../../src/lib/mark.ts';

/** The brand's mark on its own box, as SVG; both colours as SVG reads them. */
export function drawMark(line: string, dots: string): string {
  const circles = mark.dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${mark.dotRadius}" fill="${dots}"/>`);
  return (
    `<path d="${mark.line}" fill="none" stroke="${line}" stroke-width="${mark.lineWidth}" stroke-linejoin="round"/>` +
    circles.join('')
  );
}
