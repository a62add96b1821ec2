/** The times of the home page's run sheet, which starts when the visitor arrives. */
import { clockOf } from './clock.ts';
import { locale } from './locale.ts';

/** When a person begins a step due at `due`: at once in office hours, otherwise when the office next opens. */
export function workStart(due: Date, office: { from: number; to: number }): Date {
  const start = new Date(due);
  const isWorkday = () => start.getDay() % 6 !== 0;
  const minute = minuteOf(start);
  if (isWorkday() && minute >= office.from && minute < office.to) return start;
  if (minute >= office.from) start.setDate(start.getDate() + 1);
  while (!isWorkday()) start.setDate(start.getDate() + 1);
  start.setHours(0, office.from);
  return start;
}

export function clockFrom(arrival: Date, date: Date): string {
  const day = date.getDate() === arrival.getDate() ? '' : `${date.toLocaleDateString(locale, { weekday: 'short' })} `;
  return day + clockOf(minuteOf(date));
}

const minuteOf = (date: Date) => date.getHours() * 60 + date.getMinutes();
