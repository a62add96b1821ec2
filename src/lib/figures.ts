/** Reads printed figures ("6%") and writes their labels ("no-show rate, down from 30%"). */
import { decimalSeparator, groupSeparator, currencySign } from './locale.ts';

/** A figure as content files have it. */
export interface Figure {
  /** "6%" */
  value: string;
  /** What it counts: "no-show rate". */
  label: string;
  /** The earlier value: "30%". */
  before?: string | undefined;
}

const day = 24 * 60;
const week = 7 * day;
/** Minutes in each unit of time that a figure may be printed in. */
const minutes: Record<string, number> = { s: 1 / 60, min: 1, h: 60, day, days: day, week, weeks: week };

export interface Amount {
  /** The number as printed. */
  number: number;
  /** The number, with times converted to minutes. */
  amount: number;
  /** "time" for all units of time; otherwise as printed, or empty. */
  unit: string;
}

/**
 * Matches a minus, the currency, the digits and the unit of "48h", "6%" or "−$6". The currency may also follow the
 * digits. This is a function because browsers without `RegExp.escape` load this file, for `numberOf`.
 */
function figurePattern(): RegExp {
  const currency = RegExp.escape(currencySign);
  const decimals = `(?:${RegExp.escape(decimalSeparator)}\\d+)?`;
  const digits = `\\d[\\d${groupSeparator}]*${decimals}`;
  return new RegExp(`^([−-]?)((?:${currency})?)\\s?(${digits})\\s?([a-z%]*|${currency})$`, 'i');
}

/**
 * Parses a printed figure, with times in minutes: "48h" is 2,880 of "time", "−$6" is -6 of "$". Undefined if it is none,
 * such as "24/7".
 */
export function amountOf(printed: string): Amount | undefined {
  const match = figurePattern().exec(printed);
  if (!match) return undefined;
  const [, minus, currencyBefore = '', digits = '', unit = ''] = match;
  const number = numberOf(digits) * (minus ? -1 : 1);
  const minutesInUnit = minutes[unit];
  if (minutesInUnit) return { number, amount: number * minutesInUnit, unit: 'time' };
  return { number, amount: number, unit: currencyBefore + unit };
}

/** "1,234.5" as JavaScript writes it: "1234.5". */
export const toDecimal = (printed: string): string =>
  printed.replaceAll(groupSeparator, '').replace(decimalSeparator, '.');

/** "1,234.5" as a number. */
export const numberOf = (printed: string): number => Number(toDecimal(printed));

/**
 * The label with the earlier value, if there is one: "no-show rate, down from 30%". `words` are what the label says
 * before that value: "up from" and "down from".
 */
export function labelOf({ value, label, before }: Figure, words: { up: string; down: string }): string {
  if (!before) return withNoBreakSpaces(label);
  const amountNow = amountOf(value)?.amount ?? 0;
  const amountBefore = amountOf(before)?.amount ?? 0;
  const change = amountNow > amountBefore ? words.up : words.down;
  return withNoBreakSpaces(`${label}, ${change} ${before}`);
}

/** The space after a number: in "8 weeks", "2 a.m.", "2 ×". */
const spaceAfterNumber = /(?<=\d) (?=(?:days?|weeks?|months?|hours?|minutes?|min|seconds?|h)\b|[ap]\.m\.|[×=])/g;
/** The space before a number: in "day 3", "to $900", "× 3". */
const spaceBeforeNumber = /(?<=\b(?:days?|weeks?|from|to)|[×=]) (?=\p{Sc}?\d)/giu;

/** Keeps a number on one line with what it belongs to, as in "2 a.m.", "8 weeks", "day 3", "to $900" and "2 × 3 = 6". */
export const withNoBreakSpaces = (text: string): string =>
  text.replaceAll(spaceAfterNumber, '\u00A0').replaceAll(spaceBeforeNumber, '\u00A0');
