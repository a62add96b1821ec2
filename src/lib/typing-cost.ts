/** Computes what retyping costs. The text, tables and calculator of the article on it all use this formula. */
import { numberOf } from './figures.ts';
import { currency, locale, currencySign } from './locale.ts';

/** Hours of typing a week per person, number of people, yearly salary, and the tool's monthly price. */
export type TypingInputs = Record<'hours' | 'people' | 'salary' | 'tool', number>;

/** The example's rates. data/calculator.ts explains them. */
export type Rates = Readonly<Record<'share' | 'onTop' | 'worked' | 'weeks', number>>;

export function computeTypingCost(
  { hours, people, salary, tool }: TypingInputs,
  { share, onTop, worked, weeks }: Rates,
) {
  const hour = Math.round((salary * onTop) / worked);
  const bill = hours * people * weeks * hour;
  /** The yearly cost of the tool, and of one hour a week to look after it. */
  const running = 12 * tool + weeks * hour;
  const saved = share * bill;
  /** Hours of typing a week at which the tool pays for itself, without setup. */
  const breakEven = running / (share * weeks * hour);
  return { hour, bill, running, saved, left: saved - running, breakEven };
}

/** "$17,000", "−$4,385". */
export const formatMoney = (amount: number): string =>
  (Math.round(amount) || 0)
    .toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    .replace('-', '−');

/** What is a number and no amount of money. */
const unitless = new Set(['hours', 'people', 'breakEven']);

/** The inputs and the result, formatted for printing. */
export function formatTypingCost(typing: TypingInputs, rates: Rates): Record<string, string> {
  const values = Object.entries({ ...typing, ...computeTypingCost(typing, rates) });
  return Object.fromEntries(
    values.map(([name, value]) => [name, unitless.has(name) ? formatNumber(value) : formatMoney(value)]),
  );
}

export const formatNumber = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 1 });

/** A sentence with its {names} replaced. */
export const fillPlaceholders = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Parses a number that a visitor typed; undefined if it is not a number or out of range. */
export function parseNumber(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = /\d/.test(text) ? numberOf(text.replace(currencySign, '').replaceAll(/\s/g, '')) : NaN;
  return number >= least && number <= most ? number : undefined;
}
