import { spawn } from 'node:child_process';
import path from 'node:path';
import { UserError } from './errors.ts';

interface BuildOptions {
  /** The folder with the site's source. */
  source?: string;
  /** The folder that gets the pages, relative to `source`. */
  folder?: string;
  /** Ends the build when it is aborted. The promise then resolves. */
  signal?: AbortSignal;
}

/**
 * Builds the site in a process of its own, with these settings added to the environment; undefined removes a variable.
 *
 * @throws UserError when the build fails, after printing its output
 */
export async function buildSite(
  settings: Record<string, string | undefined>,
  { source = '.', folder = 'dist', signal }: BuildOptions = {},
): Promise<void> {
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--outDir', folder], {
    cwd: source,
    // Vitest sets NODE_ENV, which would build React for development.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  if (hasSucceeded || signal?.aborted) return;
  console.error(output);
  throw new UserError('The site could not be built; the lines above say why.');
}
