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
    console.error(describe(error, usage));
    process.exit(1);
  }
}

function describe(error: unknown, usage: string): unknown {
  if (error instanceof UserError) return error.message;
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  // Node's own messages are clear for a wrong option (their first sentence), an unusable file and a full disk.
  if (code.startsWith('ERR_PARSE_ARGS')) {
    const [firstSentence] = message.split(/\.\s|\n/);
    return `${firstSentence}. ${usage}`;
  }
  const isClear = path !== undefined || code === 'ENOSPC';
  return isClear ? message : error;
}
