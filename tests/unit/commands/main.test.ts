import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../../../tools/commands/main.ts';
import { UserError } from '../../../tools/errors.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  [new UserError('Name the agency.'), 'Name the agency.'],
  [Object.assign(new Error(), { code: 'ENOSPC', path: 'dist/a' }), 'The disk is full, so dist/a cannot be written.'],
  [
    Object.assign(new Error(), { code: 'EACCES', path: 'dist/a' }),
    'This user may not read or write dist/a: change its owner, or remove it.',
  ],
])('what a person can fix ends a command with one sentence', async (error, sentence) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await main(() => Promise.reject(error));
  expect(print).toHaveBeenCalledExactlyOnceWith(sentence);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
