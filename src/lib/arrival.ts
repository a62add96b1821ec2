/** The home page's run sheet, started when the visitor arrives. */
import { clockOf } from './clock.ts';

/** sessionStorage: the minute of arrival, in ms. */
export const arrivalKey = 'arrived';

/** When this visit began, to the minute; a reload and a way back find the same. */
export function arrivedAt(now: Date): Date {
  try {
    const kept = Number(sessionStorage.getItem(arrivalKey));
    if (kept) return new Date(kept);
    sessionStorage.setItem(arrivalKey, String(Math.floor(now.getTime() / 60_000) * 60_000));
  } catch {
    // Storage is blocked: each load is an arrival.
  }
  return now;
}

/** Hours of a day, in minutes from midnight. */
interface Hours {
  from: number;
  to: number;
}

/** When a person's step begins that is due at `due`: at once in office hours, else at the start of the next working day. */
export function workStart(due: Date, { from, to }: Hours): Date {
  const start = new Date(due);
  const isWorkday = () => start.getDay() % 6 !== 0;
  const minute = minuteOf(start);
  if (isWorkday() && minute >= from && minute < to) return start;
  if (minute >= from) start.setDate(start.getDate() + 1);
  while (!isWorkday()) start.setDate(start.getDate() + 1);
  start.setHours(0, from, 0, 0);
  return start;
}

/** "14:45", on another day "Mon 08:30". */
export function clockFrom(arrival: Date, date: Date): string {
  const clock = clockOf(minuteOf(date));
  return date.getDate() === arrival.getDate() ? clock : `${date.toDateString().slice(0, 3)} ${clock}`;
}

const minuteOf = (date: Date) => date.getHours() * 60 + date.getMinutes();
