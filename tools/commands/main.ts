import { UserError } from '../errors.ts';

/**
 * Runs a command. An error that the user can fix prints only its message; any other error keeps its stack trace.
 *
 * @param usage tells a person who mistyped an option where the options are explained
 */
export async function main(command: () => Promise<void>, usage = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    const { code = '', message, path } = error as NodeJS.ErrnoException;
    // Node's own messages are clear for a wrong option (first sentence), an unusable file and a full disk.
    const isOption = code.startsWith('ERR_PARSE_ARGS');
    const isSentence = error instanceof UserError || path !== undefined || code === 'ENOSPC';
    console.error(isOption ? `${message.split(/\.\s|\n/)[0]}. ${usage}` : isSentence ? message : error);
    process.exit(1);
  }
}
