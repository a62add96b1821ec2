import type { AstroIntegrationLogger } from 'astro';
import { UserError } from '../errors.ts';

/** Runs a part of a build. A UserError ends the build with its message alone, without a stack trace. */
export async function orStopBuild<T>(logger: AstroIntegrationLogger, part: () => T | Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.error(error.message);
    process.exit(1);
  }
}
