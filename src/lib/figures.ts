/** Reads printed figures ("6%") and writes their labels ("no-show rate, down from 30%"). */
import { decimalSeparator, groupSeparator, currencySign } from './locale.ts';

export interface Figure {
  value: string;
  label: string;
  before?: string | undefined;
}

const day = 1440;
/** Minutes in each unit of time that a figure may be printed in. */
const minutes: Record<string, number> = { s: 1 / 60, min: 1, h: 60, day, days: day, week: 7 * day, weeks: 7 * day };

export interface Amount {
  number: number;
  /** The number, with times converted to minutes. */
  amount: number;
  unit: string;
}

/** Parses a printed figure, with times in minutes: "48h" is 2,880 of "time", "−$6" is -6 of "$". */
export function amountOf(printed: string): Amount | undefined {
  const [currency, point] = [currencySign, decimalSeparator].map(RegExp.escape);
  const figure = `([−-]?)((?:${currency})?)\\s?(\\d[\\d${groupSeparator}]*(?:${point}\\d+)?)\\s?([a-z%]*|${currency})`;
  const [, minus, before = '', digits, unit = ''] = new RegExp(`^${figure}$`, 'i').exec(printed) ?? [];
  if (!digits) return undefined;
  const number = numberOf(digits) * (minus ? -1 : 1);
  const factor = minutes[unit];
  return factor ? { number, amount: number * factor, unit: 'time' } : { number, amount: number, unit: before + unit };
}

/** "1,234.5" as a number. */
export const numberOf = (digits: string): number =>
  Number(digits.replaceAll(groupSeparator, '').replace(decimalSeparator, '.'));

/** The label with the earlier value, if there is one: "no-show rate, down from 30%". */
export function labelOf({ value, label, before }: Figure): string {
  if (!before) return unbroken(label);
  const rose = (amountOf(value)?.amount ?? 0) > (amountOf(before)?.amount ?? 0);
  return unbroken(`${label}, ${rose ? 'up' : 'down'} from ${before}`);
}

const numberFirst = /(?<=\d) (?=(?:days?|weeks?|months?|hours?|minutes?|min|seconds?|h)\b|[ap]\.m\.|[×=])/g;
const numberLast = /(?<=\b(?:days?|weeks?|from|to|room)|[×=]) (?=\p{Sc}?\d)/giu;

/** Keeps a number on one line with what it belongs to, as in "2 a.m.", "8 weeks", "day 3", "to $900" and "2 × 3 = 6". */
export const unbroken = (text: string): string =>
  text.replaceAll(numberFirst, '\u00A0').replaceAll(numberLast, '\u00A0');
