/** The times of timelines: "09:02", the next morning's "08:05" after "21:54", and offsets such as "+12 days". */

/** The client's customer, an agent, or an employee of the client. */
export type Actor = 'customer' | 'agent' | 'person';

const MINUTES_PER_DAY = 1440;

/** Parses "09:02" as minutes from midnight. */
function parseClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns each time in minutes from midnight of the first day. A clock time that is earlier than the one before it is on
 * the next day; an offset counts from the last clock time.
 */
export function toMinutes(times: readonly string[]): number[] {
  let lastClock = 0;
  let last = 0;
  return times.map((time) => {
    const days = /^\+(\d+) days?$/.exec(time)?.[1];
    if (days) {
      last = lastClock + Number(days) * MINUTES_PER_DAY;
      return last;
    }
    const clock = parseClock(time);
    const daysLater = Math.max(0, Math.ceil((last - clock) / MINUTES_PER_DAY));
    lastClock = clock + daysLater * MINUTES_PER_DAY;
    last = lastClock;
    return last;
  });
}

/** "2 days", "1 h 5 min", "40 min". */
export function formatDuration(minutes: number): string {
  if (minutes >= MINUTES_PER_DAY) {
    const days = Math.round(minutes / MINUTES_PER_DAY);
    return days === 1 ? '1 day' : `${days} days`;
  }
  const parts: string[] = [];
  const hours = Math.floor(minutes / 60);
  const minutesLeft = minutes % 60;
  if (hours > 0) parts.push(`${hours} h`);
  if (minutesLeft > 0) parts.push(`${minutesLeft} min`);
  return parts.join(' ');
}

/** Formats minutes from midnight as a clock time, "06:30". Whole days are dropped. */
export function formatClock(minutes: number): string {
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(minutes / 60) % 24;
  return `${twoDigits(hours)}:${twoDigits(minutes % 60)}`;
}

/** The index of the step at which a job is handed off: the first step of a person after an agent's. Without one, -1. */
export function handOffIndex(steps: readonly { by: Actor }[]): number {
  const firstOfAgent = steps.findIndex(({ by }) => by === 'agent');
  return steps.findIndex(({ by }, index) => by === 'person' && index > firstOfAgent);
}

/**
 * Returns the minute of the day at which a visitor arrives, by their clock, if the office is open then and for `duration`
 * more minutes; otherwise undefined.
 */
export function minuteInOfficeHours(
  date: Date,
  office: { from: number; to: number },
  duration: number,
): number | undefined {
  const minute = date.getHours() * 60 + date.getMinutes();
  const day = date.getDay();
  const isWeekend = day === 0 || day === 6;
  const isOpen = !isWeekend && minute >= office.from && minute + duration < office.to;
  return isOpen ? minute : undefined;
}
