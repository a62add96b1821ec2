import { decimalSeparator, groupSeparator, locale } from '../../lib/locale.ts';

export const STEPS = 60;
export const DURATION_MS = 1500;

/** A number in a figure, and its decimals. */
const numberPattern = new RegExp(`\\d[\\d${groupSeparator}]*(?:\\${decimalSeparator}(\\d+))?`, 'g');

/**
 * The figure at `step` of 60. Its number counts up and keeps its format ("99.9" with a decimal, "1,200" with a comma). The
 * text around the number stays. A figure with more than one number, such as "24/7", does not count. The last step is the
 * figure itself.
 */
export function figureAt(figure: string, step: number): string {
  const numberCount = figure.match(numberPattern)?.length ?? 0;
  if (step >= STEPS || numberCount !== 1) return figure;
  return figure.replace(numberPattern, (digits, decimals = '') => {
    const number = Number(digits.replaceAll(groupSeparator, '').replace(decimalSeparator, '.'));
    return ((number * step) / STEPS).toLocaleString(locale, {
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
      useGrouping: digits.includes(groupSeparator),
    });
  });
}
