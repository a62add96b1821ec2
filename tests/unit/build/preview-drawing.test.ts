import { expect, test } from 'vitest';
import { drawPreview } from '../../../tools/build/preview-pictures/draw.ts';

test("the labels of a line stand beside each other, whatever the picture's height", () => {
  const labels = [
    { x: 0, y: 8, text: '3,690 total minutes' },
    { x: 100, y: 8, text: 'Judgment 1,350', align: 'end' as const },
  ];
  const preview = { headline: 'Support', label: 'Customers', drawing: { lines: 8, labels } };
  for (const height of [630, 900, 1200]) {
    const svg = drawPreview(preview, 'Northwright', height, (text) => text.length * 0.6);
    const [, size = '', words = ''] = /font-size="([\d.]+)"[^>]*>(<text[^>]*>3,690.*?)<\/g>/.exec(svg) ?? [];
    const [left = 0, right = 0] = Array.from(words.matchAll(/x="([\d.]+)"/g), ([, x]) => Number(x));
    // A letter of Martian Mono SemiExpanded is 0.6 em wide.
    const end = left + 0.6 * labels[0]!.text.length * Number(size);
    const start = right - 0.6 * labels[1]!.text.length * Number(size);
    expect(start - end, `${height} px`).toBeGreaterThan(Number(size));
  }
});
