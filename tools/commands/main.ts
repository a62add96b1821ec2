import { UserError, isErrorCode } from '../errors.ts';

/** Runs a command. A UserError prints as its message alone; any other error keeps its stack trace. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const full =
      isErrorCode(error, 'ENOSPC') && `The disk is full${error.path ? `, so ${error.path} cannot be written` : ''}.`;
    console.error(error instanceof UserError ? error.message : full || error);
    process.exit(1);
  }
}
