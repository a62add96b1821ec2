import { expect, it } from 'vitest';
import { stepCount, stepToResume } from '../../src/islands/lead-wizard/state.ts';
import { emptyAnswers, fields } from '../../src/lib/lead/index.ts';

const answers = { ...emptyAnswers, ...Object.fromEntries(fields.map((field) => [field, 'ada@engines.example'])) };
const [shownStep, savedStep] = [2, 3];

it.each([
  ['where it was left', {}, savedStep],
  ['at Submit, if it is queued', { isQueued: true }, stepCount],
  ['where the visitor types', { isUnderWay: true }, shownStep],
  ['where the visitor types, even if it is queued', { isUnderWay: true, isQueued: true }, shownStep],
  ['at the first question without an answer', { answers: emptyAnswers }, 1],
])('opens %s', (_, changes, step) => {
  const opened = { shownStep, isUnderWay: false, isQueued: false, savedStep, answers, ...changes };
  expect(stepToResume(opened)).toBe(step);
});
