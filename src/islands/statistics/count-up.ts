/** The count-up's arithmetic: 60 steps over 1500 ms. */
export const STEPS = 60;
export const DURATION_MS = 1500;

/** Splits a printed figure into the number that counts and what follows it: "99.9%" is 99.9, one decimal, "%". */
export function parseFigure(figure: string): { target: number; decimals: number; suffix: string } {
  const [, number = '', suffix = ''] = /^([\d.]*)(.*)$/.exec(figure) ?? [];
  return { target: Number(number), decimals: number.split('.')[1]?.length ?? 0, suffix };
}

/** The figure as printed at `step` of 60; the last step prints it exactly. */
export function figureAt(figure: string, step: number): string {
  if (step >= STEPS) return figure;
  const { target, decimals, suffix } = parseFigure(figure);
  return `${((target * step) / STEPS).toFixed(decimals)}${suffix}`;
}
