import { UserError, isErrorCode } from '../errors.ts';

/** Runs a command. What a person can fix prints as a sentence; any other error keeps its stack trace. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(sentenceFor(error) ?? error);
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof UserError) return error.message;
  if (isErrorCode(error, 'ENOSPC')) {
    return `The disk is full${error.path ? `, so ${error.path} cannot be written` : ''}.`;
  }
  if (isErrorCode(error, 'EACCES', 'EPERM', 'EROFS') && error.path) {
    return `This user may not read or write ${error.path}: change its owner, or remove it.`;
  }
  return undefined;
}
