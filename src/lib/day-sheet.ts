/** The jobs of all services on one day's clock, as they are drawn. */
import { minutesADay, minutesOf, type Actor } from './clock.ts';

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

/** One job on the clock. */
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
