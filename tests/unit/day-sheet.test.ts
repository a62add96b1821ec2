import { expect, test } from 'vitest';
import { dayOf } from '../../src/lib/day-sheet.ts';

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
  expect(night.spans).toEqual([
    [1307, 1440],
    [0, 485],
  ]);
  expect(weeks.spans).toEqual([[550, 1560]]);
  const twice = dayOf([
    { time: '06:30', by: 'agent' },
    { time: '06:50', by: 'agent' },
    { time: '12:00', by: 'agent' },
  ]);
  expect(twice.marks).toEqual([
    { at: 390, by: 'agent', count: 2 },
    { at: 720, by: 'agent', count: 1 },
  ]);
});
