import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from '../errors.ts';

/** A command's options. Throws a UserError that says which word is wrong and which options there are. */
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

/** A count that was given as text. Throws a UserError where it is not a whole number from 1. */
export function readCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UserError(`--${option} takes a whole number from 1, not "${text}".`);
}

/** The first sentence of a message, without its stop: of Node's about options, the one that names the wrong word. */
export function firstSentence(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)|\n/)[0] ?? '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
