/** Reads printed figures ("6%") and writes their labels ("no-show rate, down from 30%"). */
import { decimal, group, locale, sign } from './locale.ts';

export interface Figure {
  value: string;
  label: string;
  before?: string | undefined;
  /** The chart of a figure without `before`: see `figurePlots` in plots.ts. */
  draw?: 'share' | 'more' | 'week' | undefined;
  /** Whether the figure is a target of the agency or from a sample case. */
  basis?: 'target' | 'sample' | undefined;
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
  const [currency, point] = [sign, decimal].map(RegExp.escape);
  const figure = `([−-]?)((?:${currency})?)\\s?(\\d[\\d${group}]*(?:${point}\\d+)?)\\s?([a-z%]*|${currency})`;
  const [, minus, before = '', digits, unit = ''] = new RegExp(`^${figure}$`, 'i').exec(printed) ?? [];
  if (!digits) return undefined;
  const number = numberOf(digits) * (minus ? -1 : 1);
  const factor = minutes[unit];
  return factor ? { number, amount: number * factor, unit: 'time' } : { number, amount: number, unit: before + unit };
}

/** "1,234.5" as a number. */
export const numberOf = (digits: string): number => Number(digits.replaceAll(group, '').replace(decimal, '.'));

/** What the first year costs at "$6,000 to $20,000" to build and "$150 to $900" a month: "$7,800 to $30,800". */
export function firstYear(build: string, month: string): string {
  const digits = new RegExp(`\\d[\\d${group}]*`, 'g');
  const months = month.match(digits)!.map(numberOf);
  return build.replaceAll(digits, (once) => (numberOf(once) + 12 * (months.shift() ?? 0)).toLocaleString(locale));
}

/** The label with the earlier value, if there is one: "no-show rate, down from 30%". */
export function labelOf({ value, label, before }: Figure): string {
  if (!before) return label;
  const rose = (amountOf(value)?.amount ?? 0) > (amountOf(before)?.amount ?? 0);
  return `${label}, ${rose ? 'up' : 'down'} from ${before}`;
}
