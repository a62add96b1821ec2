import { expect, test } from 'vitest';
import { hex } from '../../src/lib/colors.ts';

test('turns OKLCH into the same sRGB as browsers do', () => {
  expect(hex(1, 0, 0)).toBe('#ffffff');
  expect(hex(0, 0, 0)).toBe('#000000');
  // CSS Color 4: oklch(62.8% 0.2577 29.23) is red.
  expect(hex(0.62796, 0.25768, 29.2339)).toBe('#ff0000');
});
