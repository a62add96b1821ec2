import { afterEach, expect, test, vi } from 'vitest';
import { lacks } from '../lacks.ts';

afterEach(() => vi.unstubAllEnvs());

test('what a test needs and the machine lacks leaves the test out, and fails it on a build server', () => {
  vi.stubEnv('CI', undefined);
  expect([lacks('/usr/bin/age', 'age'), lacks(undefined, 'age')]).toEqual([false, true]);
  vi.stubEnv('CI', 'true');
  expect(lacks('/usr/bin/age', 'age')).toBe(false);
  expect(() => lacks(undefined, 'age')).toThrow('A build server needs age.');
});
