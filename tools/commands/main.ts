import { UserError } from '../errors.ts';

/** Runs a command. A failure that speaks for itself is printed as its one sentence; any other keeps its stack trace. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
