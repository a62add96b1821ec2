/** Computes what retyping costs. The text, tables and calculator of the article on it all use this formula. */
import { numberOf, toDecimal } from './figures.ts';
import { currency, currencySign, decimalSeparator, groupSeparator, locale } from './locale.ts';

export interface TypingInputs {
  /** Of typing a week, per person. */
  hours: number;
  people: number;
  /** A year, without taxes and benefits. */
  salary: number;
  /** The price of a tool that replaces the typing, a month. */
  tool: number;
}

/** What the example assumes. data/calculator.ts has the values. */
export interface Rates {
  /** The part of the typing that the tool takes over, from 0 to 1. */
  automatedShare: number;
  /** A salary with taxes and benefits, as a factor of the salary. */
  overheadFactor: number;
  /** The hours worked in a paid year. */
  hoursPerYear: number;
  /** The weeks a year in which an office types. */
  weeksPerYear: number;
}

/** All amounts but `hourlyCost` are a year's. */
export function computeTypingCost(inputs: TypingInputs, rates: Rates) {
  const { hours, people, salary, tool } = inputs;
  const { automatedShare, overheadFactor, hoursPerYear, weeksPerYear } = rates;
  const hourlyCost = Math.round((salary * overheadFactor) / hoursPerYear);
  const typingCost = hours * people * weeksPerYear * hourlyCost;
  /** The tool's price, and one hour a week to look after it. */
  const toolCost = 12 * tool + weeksPerYear * hourlyCost;
  const grossSavings = automatedShare * typingCost;
  const netSavings = grossSavings - toolCost;
  /** Hours of typing a week at which the tool pays for itself, without setup. */
  const breakEvenHours = toolCost / (automatedShare * weeksPerYear * hourlyCost);
  return { hourlyCost, typingCost, toolCost, grossSavings, netSavings, breakEvenHours };
}

/** The name of the site's currency, as it follows a number: "US dollars". */
export function currencyName(): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  const parts = format.formatToParts(2);
  return parts.find(({ type }) => type === 'currency')!.value;
}

/** Formats an amount in whole units: "$17,000", "−$4,385". */
export function formatMoney(amount: number): string {
  // `|| 0` turns −0 into 0.
  const rounded = Math.round(amount) || 0;
  const formatted = rounded.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  return formatted.replace('-', '−');
}

export function formatNumber(number: number): string {
  return number.toLocaleString(locale, { maximumFractionDigits: 1 });
}

/** The inputs and results that are no amounts of money. */
const plainNumbers = new Set(['hours', 'people', 'breakEvenHours']);

/** Returns the inputs and the results by their names, formatted for the page. */
export function formatTypingCost(inputs: TypingInputs, rates: Rates): Record<string, string> {
  const values = Object.entries({ ...inputs, ...computeTypingCost(inputs, rates) });
  const formatted = values.map(([name, value]) => {
    const text = plainNumbers.has(name) ? formatNumber(value) : formatMoney(value);
    return [name, text];
  });
  return Object.fromEntries(formatted);
}

/** Parses a number that a visitor typed; undefined if it is not a number, ambiguous, or out of range. */
export function parseNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  const printed = withDecimalSign(text.replace(currencySign, '').replaceAll(/\s/g, ''));
  if (!isGroupedByThousands(printed)) return undefined;
  // Not "1e3" or "0x10", which JavaScript reads as numbers, too.
  const isDecimal = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(toDecimal(printed));
  if (!isDecimal) return undefined;
  const number = numberOf(printed);
  const isInRange = number >= min && number <= max;
  return isInRange ? number : undefined;
}

/**
 * Makes 7.5 of "7,5": nobody groups thousands like this, many visitors write decimals so, and the keypads of their phones
 * offer no other sign.
 */
function withDecimalSign(printed: string): string {
  const [, decimals = '', ...others] = printed.split(groupSeparator);
  const isGroup = decimals.length > 2 || others.length > 0 || printed.includes(decimalSeparator);
  return isGroup ? printed : printed.replace(groupSeparator, decimalSeparator);
}

/** False for "1,2345". */
function isGroupedByThousands(printed: string): boolean {
  const [wholePart = ''] = printed.split(decimalSeparator);
  const groups = wholePart.split(groupSeparator);
  return groups.length === 1 || groups.at(-1)!.length === 3;
}
