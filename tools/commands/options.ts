import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reasonOf, UserError } from '../errors.ts';

/** Parses a command's options. Throws a UserError that names the wrong word and lists the options. */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>>['values'] {
  try {
    return parseArgs(config).values;
  } catch (error) {
    const known = Object.entries(config.options ?? {}).map(
      ([name, option]) => `--${option.default === true ? 'no-' : ''}${name}`,
    );
    throw new UserError(`${firstSentence(error)}. There are: ${known.join(', ')}.`);
  }
}

/** Parses a count. Throws a UserError unless it is a whole number from the least one. */
export function readCount(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UserError(`--${option} takes a whole number from ${least}, not "${text}".`);
}

/** The first sentence of a message, without its period; Node's messages about options name the wrong word there. */
export function firstSentence(error: unknown): string {
  const text = reasonOf(error).split(/\.(?:\s|$)|\n/)[0] ?? '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
