import { describe, expect, it } from 'vitest';
import { readCount, readOptions } from '../../../tools/commands/options.ts';
import { UserError } from '../../../tools/errors.ts';

const read = (...args: string[]) =>
  readOptions({ args, options: { runs: { type: 'string', default: '3' }, lead: { type: 'boolean' } } });

describe("A command's options", () => {
  it('are read, with those that were not given', () => {
    expect(read('--lead')).toEqual({ runs: '3', lead: true });
  });

  it('what is on by default is named by the way to turn it off', () => {
    const options = { build: { type: 'boolean', default: true } } as const;
    expect(() => readOptions({ args: ['--bogus'], options })).toThrow(
      "Unknown option '--bogus'. There are: --no-build.",
    );
  });

  it.each([
    ['an unknown one', ['--bogus'], "Unknown option '--bogus'. There are: --runs, --lead."],
    ['a word that is not an option', ['fast'], "Unexpected argument 'fast'. There are: --runs, --lead."],
    [
      'a value that looks like one',
      ['--runs', '-3'],
      "Option '--runs' argument is ambiguous. There are: --runs, --lead.",
    ],
  ])('%s ends in one sentence with the way out', (_, args, message) => {
    expect(() => read(...args)).toThrow(new UserError(message));
  });

  it.each(['x', '0', '-1', '1.5', '', ' '])('no count is "%s"', (text) => {
    expect(() => readCount('runs', text)).toThrow(`--runs takes a whole number from 1, not "${text}".`);
  });

  it('a count is a number, and may have to be larger', () => {
    expect(readCount('runs', '7')).toBe(7);
    expect(() => readCount('posts', '5', 10)).toThrow('--posts takes a whole number from 10, not "5".');
  });
});
