import { UserError, isErrorCode } from '../errors.ts';

/**
 * Runs a command. What a person can fix prints as a sentence; any other error keeps its stack trace.
 *
 * @param usage where the command's options are explained, for whoever has mistyped one
 */
export async function main(command: () => Promise<void>, usage = ''): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error, usage) ?? error);
    process.exit(1);
  }
}

function sentenceFor(error: unknown, usage: string): string | undefined {
  if (error instanceof UserError) return error.message;
  if (isErrorCode(error, 'ENOSPC')) {
    return `The disk is full${error.path ? `, so ${error.path} cannot be written` : ''}.`;
  }
  if (isErrorCode(error, 'EACCES', 'EPERM', 'EROFS') && error.path) {
    return `This user may not read or write ${error.path}: change its owner, or remove it.`;
  }
  // Node names the wrong option in its first sentence.
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption ? `${error.message.split(/\.\s|\n/)[0]}. ${usage}` : undefined;
}
