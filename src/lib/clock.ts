/** The times of timelines: "09:02", the next morning's "08:05" after "21:54", and offsets such as "+12 days". */

/** The client's customer, an agent, or an employee of the client. */
export type Actor = 'customer' | 'agent' | 'person';

const MINUTES_PER_DAY = 1440;

/**
 * Minutes from midnight of the first day. A clock time that is earlier than the one before it is on the next day; an
 * offset counts from the last clock time.
 */
export function toMinutes(times: readonly string[]): number[] {
  let last = 0;
  return times.map((time) => {
    const [, days] = /^\+(\d+) days?$/.exec(time) ?? [];
    if (days) return last + Number(days) * MINUTES_PER_DAY;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const clock = hours * 60 + minutes;
    const midnights = Math.ceil((last - clock) / MINUTES_PER_DAY);
    last = clock + Math.max(0, midnights) * MINUTES_PER_DAY;
    return last;
  });
}

export function formatDuration(minutes: number): string {
  const days = Math.round(minutes / MINUTES_PER_DAY);
  if (minutes >= MINUTES_PER_DAY) return days === 1 ? '1 day' : `${days} days`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Formats minutes from midnight as a clock time, "06:30". Whole days are dropped. */
export function formatClock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** The index of the step at which a job is handed off: the first step of a person after an agent's. */
export function handOffIndex(steps: readonly { by: Actor }[]): number {
  const agent = steps.findIndex(({ by }) => by === 'agent');
  return steps.findIndex(({ by }, place) => by === 'person' && place > agent);
}

/** The minute of the day at which a visitor arrives, if the office is open then and for `length` more minutes. */
export function minuteInOfficeHours(date: Date, { from, to }: { from: number; to: number }, length: number) {
  const minute = date.getHours() * 60 + date.getMinutes();
  const isOpen = date.getDay() % 6 !== 0 && minute >= from && minute + length < to;
  return isOpen ? minute : undefined;
}
