import { expect, it } from 'vitest';
import { openingStep, stepCount } from '../../src/islands/lead-wizard/state.ts';
import { emptyAnswers, fields } from '../../src/lib/lead/index.ts';

const answers = { ...emptyAnswers, ...Object.fromEntries(fields.map((field) => [field, 'ada@engines.example'])) };
const [shown, left] = [2, 3];

it.each([
  ['where it was left', false, false, answers, left],
  ['at Submit, if it waits', false, true, answers, stepCount],
  ['where the visitor types', true, false, answers, shown],
  ['where the visitor types, even if it waits', true, true, answers, shown],
  ['at the first question without an answer', false, false, emptyAnswers, 1],
])('opens %s', (_, stays, waits, given, step) => expect(openingStep(shown, stays, waits, left, given)).toBe(step));
