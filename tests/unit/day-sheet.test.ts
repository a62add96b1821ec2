import { expect, test } from 'vitest';
import { dayOf, sum } from '../../src/lib/day-sheet.ts';

const night = dayOf([
  { time: '21:47', by: 'customer' },
  { time: '21:53', by: 'agent' },
  { time: '08:05', by: 'person' },
]);
const weeks = dayOf([
  { time: '09:10', by: 'person' },
  { time: '+12 days', by: 'person' },
]);

test('a job has its hours in words', () => {
  expect([night.hours, weeks.hours]).toEqual(['21:47 to 08:05 next day', '09:10, then 12 days']);
});

test('all jobs are counted, and a step without an hour has no say in when people are asked', () => {
  expect(sum([night, weeks])).toEqual({
    steps: 5,
    agent: 1,
    person: 3,
    customer: 1,
    asked: { from: 8 * 60 + 5, to: 9 * 60 + 10 },
  });
});
