/** Figures as they are printed, and what they count: "6%", "no-show rate", "30%" before. */
import { decimal, group, sign } from './locale.ts';

export interface Figure {
  value: string;
  label: string;
  before?: string | undefined;
  /** How it is drawn without `before`: see `figurePlots` in plots.ts. */
  draw?: 'share' | 'more' | 'week' | 'count' | undefined;
  /** What it rests on: what the agency plans for, or an example case. */
  basis?: 'target' | 'sample' | undefined;
}

const day = 1440;
/** Minutes in each unit of time that a figure may be printed in. */
const minutes: Record<string, number> = { s: 1 / 60, min: 1, h: 60, day, days: day, week: 7 * day, weeks: 7 * day };

export interface Amount {
  number: number;
  /** The number; times in minutes. */
  amount: number;
  unit: string;
}

/** The number in a printed figure and what it is a number of, times in minutes: "48h" is 2,880 of "time", "−$6" -6 of "$". */
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

/** What a figure counts and, where there is one, what it was before: "no-show rate, down from 30%". */
export function labelOf({ value, label, before }: Figure): string {
  if (!before) return label;
  const rose = (amountOf(value)?.amount ?? 0) > (amountOf(before)?.amount ?? 0);
  return `${label}, ${rose ? 'up' : 'down'} from ${before}`;
}
