import { expect, test } from 'vitest';
import { drawPreview } from '../../../tools/build/preview-pictures/draw.ts';

test("the labels of a line stand beside each other, whatever the picture's height", () => {
  const labels = [
    { x: 0, y: 8, text: '3,690 total minutes' },
    { x: 100, y: 8, text: 'Judgment 1,350', align: 'end' as const },
  ];
  const preview = { headline: 'Support', label: 'Customers', drawing: { lines: 8, labels } };
  for (const height of [630, 900, 1200]) {
    // As wide as a letter of the labels' font, and drawn as its text, to be found in the SVG.
    const font = (text: string) => ({ width: text.length * 0.6, outlines: text });
    const svg = drawPreview(preview, 'Northwright', height, { heading: font, label: font });
    const place = ({ text }: { text: string }) => {
      const [, left, size] =
        new RegExp(`translate\\(([\\d.]+) [\\d.]+\\) scale\\(([\\d.]+)\\)">${text}<`).exec(svg) ?? [];
      return { left: Number(left), size: Number(size), end: Number(left) + font(text).width * Number(size) };
    };
    const [first, second] = labels.map(place) as [ReturnType<typeof place>, ReturnType<typeof place>];
    expect(second.left - first.end, `${height} px`).toBeGreaterThan(first.size);
  }
});
