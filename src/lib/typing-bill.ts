/** What retyping costs, by the one formula of the article on it: its text, its tables and its calculator all use this. */
import { numberOf } from './figures.ts';
import { currency, locale, sign } from './locale.ts';

/** Hours of typing a week, of each person; people; a year's salary; a month's price of the tool. */
export type Typing = Record<'hours' | 'people' | 'salary' | 'tool', number>;

/** What the example counts with: see data/calculator.ts. */
export type Rates = Readonly<Record<'share' | 'onTop' | 'worked' | 'weeks', number>>;

export function typingBill({ hours, people, salary, tool }: Typing, { share, onTop, worked, weeks }: Rates) {
  const hour = Math.round((salary * onTop) / worked);
  const bill = hours * people * weeks * hour;
  /** The tool, and an hour a week for a person who looks after it. */
  const running = 12 * tool + weeks * hour;
  const saved = share * bill;
  /** Hours of typing a week at which it pays for itself, setup aside. */
  const breakEven = running / (share * weeks * hour);
  return { hour, bill, running, saved, left: saved - running, breakEven };
}

/** "$17,000", "−$4,385". */
export const money = (amount: number): string =>
  (Math.round(amount) || 0)
    .toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    .replace('-', '−');

/** The same, as it is printed. */
export function printed(typing: Typing, rates: Rates): Record<string, string> {
  const { hours, people, salary, tool, bill, left, breakEven } = { ...typing, ...typingBill(typing, rates) };
  return {
    hours: plain(hours),
    people: plain(people),
    salary: money(salary),
    tool: money(tool),
    bill: money(bill),
    left: money(left),
    breakEven: plain(breakEven),
  };
}

export const plain = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 1 });

/** A sentence with its {names} replaced. */
export const say = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A number as people write it; undefined if it is none or out of its range. */
export function numberIn(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = /\d/.test(text) ? numberOf(text.replace(sign, '').replaceAll(/\s/g, '')) : NaN;
  return number >= least && number <= most ? number : undefined;
}
