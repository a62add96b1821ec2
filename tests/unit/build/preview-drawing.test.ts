import { expect, test } from 'vitest';
import { drawPreview } from '../../../tools/build/preview-pictures/draw.ts';
import { openTypefaces } from '../../../tools/build/preview-pictures/typefaces.ts';

test("the labels of a line stand beside each other, whatever the picture's height", () => {
  const labels = [
    { x: 0, y: 8, text: '3,690 total minutes' },
    { x: 100, y: 8, text: 'Judgment 1,350', align: 'end' as const },
  ];
  const preview = { headline: 'Support', label: 'Customers', drawing: { lines: 8, labels } };
  for (const height of [630, 900, 1200]) {
    // Each letter as wide as those of the labels' font; the words stay words, to be found in the drawing.
    const font = (text: string) => ({ width: text.length * 0.6, outlines: text });
    const svg = drawPreview(preview, 'Northwright', height, { heading: font, label: font });
    const [left, right] = labels.map(({ text }) => {
      const [, x, size] = new RegExp(`translate\\(([\\d.]+) [\\d.]+\\) scale\\(([\\d.]+)\\)">${text}<`).exec(svg)!;
      return { start: Number(x), em: Number(size), end: Number(x) + font(text).width * Number(size) };
    });
    expect(right!.start - left!.end, `${height} px`).toBeGreaterThan(left!.em);
  }
});

test("a letter that the labels' font lacks comes from the headlines' font", async () => {
  const { label } = await openTypefaces();
  expect(label('Ł').outlines).toContain('<path');
});
