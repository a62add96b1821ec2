import { expect, test } from 'vitest';
import { reasonOf } from '../../tools/errors.ts';

test('the reason of a host that refuses at each of its addresses is what each said, once', () => {
  const refusals = ['::1', '127.0.0.1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:9`));
  const error = new TypeError('fetch failed', { cause: new AggregateError(refusals) });
  expect(reasonOf(error)).toBe('connect ECONNREFUSED ::1:9; connect ECONNREFUSED 127.0.0.1:9');
});
