/** Numbers and tables as articles print them. */
import type { HTMLElement } from 'node-html-parser';
import { pages, wordsOf } from './built-site.ts';

export const articles = pages.filter(({ route }) => /^\/blog\/[^/]+$/.test(route));
export const main = (root: HTMLElement) => root.querySelector('main')!;

/** "−$6,000" is -6000, "9%" is 0.09; nothing else counts as a number. */
export function numberOf(text: string): number | undefined {
  const [, minus = '', digits = '', percent = ''] = /^([−-]?)\$?([\d,]*\.?\d+)(%?)$/.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const size = Number(digits.replaceAll(',', '')) / (percent ? 100 : 1);
  return minus ? -size : size;
}

/** A table as rows of printed cells. */
export const cellsOf = (table: HTMLElement) =>
  table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').map(wordsOf));
