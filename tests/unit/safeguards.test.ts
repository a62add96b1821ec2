/** `npm run test:mutation` takes too long for every run; this keeps it able to run. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceSafeguards } from '../../tools/mutation/device-safeguards.ts';
import { serverSafeguards } from '../../tools/mutation/server-safeguards.ts';

test('each safeguard that can be taken out is in its file once', () => {
  const moved = [...deviceSafeguards, ...serverSafeguards].filter(
    ({ file, text }) => readFileSync(file, 'utf8').split(text).length !== 2,
  );
  expect(moved.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});
