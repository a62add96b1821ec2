/** The jobs of all services on one day's clock, counted and drawn. */
import { minutesADay, minutesOf, type Actor } from './clock.ts';

interface Step {
  time: string;
  by: Actor;
}

/** Beyond midnight, for steps of a later week, which have no hour: as wide as two hours. */
export const later = 120;
export const dayLength = minutesADay + later;

/** Marks closer than this would cover each other on a phone: they are one, with their number. In minutes. */
const apart = 75;

export interface Mark {
  /** In minutes from midnight. */
  at: number;
  count: number;
}

export interface Day {
  marks: Record<Actor, Mark[]>;
  /** From the first step to the last; what is after midnight starts again at the left. */
  spans: [from: number, to: number][];
  /** Whether it goes on the next day, and when it does after days. */
  isOvernight: boolean;
  offset: string | undefined;
  /** When people are asked for something, as far as it has an hour. */
  asked: number[];
}

/** One job on the clock. */
export function dayOf(steps: readonly Step[]): Day {
  const minutes = minutesOf(steps.map(({ time }) => time));
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
  const isLater = (minute: number) => minute >= 2 * minutesADay;
  const place = (minute: number) => (isLater(minute) ? minutesADay + later / 2 : minute % minutesADay);
  const placesOf = (actor: Actor) => minutes.filter((_, index) => steps[index]!.by === actor).map(place);
  const isOvernight = last >= minutesADay && !isLater(last);
  return {
    marks: {
      agent: marksAt(placesOf('agent')),
      person: marksAt(placesOf('person')),
      customer: marksAt(placesOf('customer')),
    },
    spans: isOvernight
      ? [
          [first, minutesADay],
          [0, place(last)],
        ]
      : [[first, isLater(last) ? dayLength : last]],
    isOvernight,
    offset: steps.find((_, index) => isLater(minutes[index]!))?.time,
    asked: minutes.filter((minute, index) => steps[index]!.by === 'person' && !isLater(minute)).map(place),
  };
}

/** One mark for those that stand together, in their middle. */
function marksAt(places: readonly number[]): Mark[] {
  const groups: number[][] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group && place - group[0]! < apart) group.push(place);
    else groups.push([place]);
  }
  return groups.map((group) => ({ at: Math.round((group[0]! + group.at(-1)!) / 2), count: group.length }));
}

/** All jobs together: how many steps are whose, and between which minutes of a day people are asked for something. */
export function sum(days: readonly Day[]) {
  const total = (actor: Actor) => days.flatMap(({ marks }) => marks[actor]).reduce((all, { count }) => all + count, 0);
  const asked = days.flatMap((day) => day.asked);
  return {
    agent: total('agent'),
    person: total('person'),
    customer: total('customer'),
    asked: { from: Math.min(...asked), to: Math.max(...asked) },
  };
}
