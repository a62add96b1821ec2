import { UserError } from '../errors.ts';

/**
 * Runs a command. What a person can fix prints as a sentence; any other error keeps its stack trace.
 *
 * @param usage where the command's options are explained, for whoever has mistyped one
 */
export async function main(command: () => Promise<void>, usage = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { code = '', message, path } = error as NodeJS.ErrnoException;
    // Node names the wrong option in its first sentence, and the file that cannot be read or written, or the full disk.
    const isOption = code.startsWith('ERR_PARSE_ARGS');
    const isSentence = error instanceof UserError || path !== undefined || code === 'ENOSPC';
    console.error(isOption ? `${message.split(/\.\s|\n/)[0]}. ${usage}` : isSentence ? message : error);
    process.exit(1);
  }
}
