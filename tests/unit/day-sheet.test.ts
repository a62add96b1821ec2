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

test('a job is drawn over midnight and days, and steps that would cover each other are one mark', () => {
  expect(night).toMatchObject({
    spans: [
      [1307, 1440],
      [0, 485],
    ],
    isOvernight: true,
    marks: { agent: [{ at: 1313, count: 1 }], customer: [{ at: 1307, count: 1 }] },
  });
  expect(weeks).toMatchObject({ spans: [[550, 1560]], isOvernight: false, offset: '+12 days' });
  const twice = dayOf([
    { time: '06:30', by: 'agent' },
    { time: '06:50', by: 'agent' },
    { time: '12:00', by: 'agent' },
  ]);
  expect(twice.marks.agent).toEqual([
    { at: 400, count: 2 },
    { at: 720, count: 1 },
  ]);
});

test('all jobs are counted, and a step without an hour has no say in when people are asked', () => {
  expect(sum([night, weeks])).toEqual({
    agent: 1,
    person: 3,
    customer: 1,
    asked: { from: 8 * 60 + 5, to: 9 * 60 + 10 },
  });
});
