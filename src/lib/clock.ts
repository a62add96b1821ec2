/** The times of run sheets: "09:02", the next morning's "08:05" after "21:54", and offsets such as "+12 days". */

/** The client's customer, an agent, or a person at the client's. */
export type Actor = 'customer' | 'agent' | 'person';

export const minutesADay = 1440;

/**
 * Minutes from midnight of the first day. A clock time that is earlier than the one before it is on the next day; an
 * offset counts from the last clock time.
 */
export function minutesOf(times: readonly string[]): number[] {
  let last = 0;
  return times.map((time) => {
    const [, days] = /^\+(\d+) days?$/.exec(time) ?? [];
    if (days) return last + Number(days) * minutesADay;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const clock = hours * 60 + minutes;
    const midnights = Math.ceil((last - clock) / minutesADay);
    last = clock + Math.max(0, midnights) * minutesADay;
    return last;
  });
}

/** "7 h 37 min", "12 days". */
export function lengthOf(minutes: number): string {
  const days = Math.round(minutes / minutesADay);
  if (minutes >= minutesADay) return days === 1 ? '1 day' : `${days} days`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** "06:30": minutes from any midnight as a clock shows them. */
export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** A position on an axis, in percent, and its label. */
interface Tick {
  at: number;
  label: string;
}

interface Axis {
  /** Where each of the times is. */
  at: number[];
  /** Hours as "09", what lies between them as ":15". */
  ticks: Tick[];
  /** The longest wait by name. */
  wait: Tick | undefined;
  /** From here on it is not to scale. */
  breaks: number;
}

/** A time axis true to scale, but for waits of days. */
export function timeAxis(minutes: readonly number[]): Axis {
  const [first = 0] = minutes;
  // A wait of days is a break: drawn as long as a quarter of what comes before it.
  const lastOfDay = minutes.findLast((minute) => minute < first + minutesADay) ?? first;
  const isBroken = minutes.some((minute) => minute > lastOfDay);
  const end = isBroken ? lastOfDay + (lastOfDay - first) / 4 : lastOfDay;
  const place = (minute: number) => 4 + (92 * (Math.min(minute, end) - first)) / (end - first || 1);
  const step = [5, 10, 15, 30, 60, 120, 180].find((length) => (lastOfDay - first) / length <= 8) ?? 360;
  const from = Math.ceil(first / step) * step;
  const count = Math.floor((lastOfDay - from) / step) + 1;
  const ticks = Array.from({ length: Math.max(0, count) }, (_, index) => from + index * step).map((minute) => ({
    at: place(minute),
    label: minute % 60 ? clockOf(minute).slice(2) : clockOf(minute).slice(0, 2),
  }));
  const waits = minutes.slice(1).map((minute, index) => ({ from: minutes[index]!, length: minute - minutes[index]! }));
  const longest = waits.toSorted((a, b) => b.length - a.length)[0];
  const wait = longest && longest.length >= 120 ? longest : undefined;
  return {
    at: minutes.map(place),
    ticks,
    breaks: isBroken ? place(lastOfDay) : 100,
    wait: wait && { at: (place(wait.from) + place(wait.from + wait.length)) / 2, label: lengthOf(wait.length) },
  };
}
