/** `npm run test:mutation` takes too long for every run; this keeps it able to run. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unknownWords } from '../../tools/commands/test-stages.ts';
import { deviceSafeguards } from '../../tools/mutation/device-safeguards.ts';
import { serverSafeguards } from '../../tools/mutation/server-safeguards.ts';

const safeguards = [...deviceSafeguards, ...serverSafeguards];

test('each safeguard that can be taken out is in its file once', () => {
  const moved = safeguards.filter(({ file, text }) => readFileSync(file, 'utf8').split(text).length !== 2);
  expect(moved.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});

test('the tests that watch over each safeguard are there', () => {
  expect(unknownWords(['unit', 'send-lead', 'tests/unit/safeguards.test.ts', 'sned-lead'])).toEqual(['sned-lead']);
  expect(unknownWords(safeguards.flatMap(({ tests }) => tests))).toEqual([]);
});
