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

/** Where in its steps a job is handed off: at the first one of a person after an agent's. */
export function handOffOf(steps: readonly { by: Actor }[]): number {
  const agent = steps.findIndex(({ by }) => by === 'agent');
  return steps.findIndex(({ by }, place) => by === 'person' && place > agent);
}

/** Beyond midnight, for steps of a later week, which have no hour: as wide as two hours. */
const later = 120;
export const dayLength = minutesADay + later;
/** Steps closer than this would cover each other on a phone: they are one mark, with their number. In minutes. */
const apart = 75;

export interface Day {
  /** Where on the clock, in minutes, whose steps are. */
  marks: { at: number; by: Actor; count: number }[];
  /** From the first step to the last; what is after midnight starts again at the left. */
  spans: [from: number, to: number][];
}

export function dayOf(steps: readonly { time: string; by: Actor }[]): Day {
  const minutes = minutesOf(steps.map(({ time }) => time));
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
  const isLater = (minute: number) => minute >= 2 * minutesADay;
  const place = (minute: number) => (isLater(minute) ? minutesADay + later / 2 : minute % minutesADay);
  const marks: Day['marks'] = [];
  for (const [index, { by }] of steps.entries()) {
    const at = place(minutes[index]!);
    const near = marks.find((mark) => mark.by === by && Math.abs(mark.at - at) < apart);
    if (near) near.count += 1;
    else marks.push({ at, by, count: 1 });
  }
  const end = isLater(last) ? dayLength : Math.min(last, minutesADay);
  const nextDay: Day['spans'] = last > minutesADay && !isLater(last) ? [[0, place(last)]] : [];
  return { marks, spans: [[first, end], ...nextDay] };
}
