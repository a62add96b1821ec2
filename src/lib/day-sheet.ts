/** The jobs of all services on one day's clock, counted. */
import { clockOf, lengthOf, minutesADay, minutesOf, type Actor } from './clock.ts';

interface Step {
  time: string;
  by: Actor;
}

export interface Day {
  /** Each step's minutes from midnight of the job's first day. */
  points: { minutes: number; by: Actor }[];
  /** "06:30 to 10:43", "21:47 to 08:05 next day", "09:10, then 12 days". */
  hours: string;
  counts: Record<Actor, number>;
}

/** One job on the clock. */
export function dayOf(steps: readonly Step[]): Day {
  const minutes = minutesOf(steps.map(({ time }) => time));
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
  const isLong = last - first >= 2 * minutesADay;
  const count = (actor: Actor) => steps.filter(({ by }) => by === actor).length;
  return {
    points: steps.map(({ by }, index) => ({ minutes: minutes[index]!, by })),
    hours: isLong
      ? `${clockOf(first)}, then ${lengthOf(last - first)}`
      : `${clockOf(first)} to ${clockOf(last)}${last < minutesADay ? '' : ' next day'}`,
    counts: { agent: count('agent'), person: count('person'), customer: count('customer') },
  };
}

/** All jobs together: how many steps are whose, and between which minutes of a day people are asked for something. */
export function sum(days: readonly Day[]) {
  const total = (actor: Actor) => days.reduce((all, { counts }) => all + counts[actor], 0);
  // A step of a later week has no hour.
  const hours = days
    .flatMap(({ points }) => points)
    .filter(({ minutes, by }) => by === 'person' && minutes < 2 * minutesADay)
    .map(({ minutes }) => minutes % minutesADay);
  return {
    steps: days.reduce((all, { points }) => all + points.length, 0),
    agent: total('agent'),
    person: total('person'),
    customer: total('customer'),
    asked: { from: Math.min(...hours), to: Math.max(...hours) },
  };
}
