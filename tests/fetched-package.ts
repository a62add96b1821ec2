/** Packages that npm fetches for tests alone: the platforms' programs, and fonts. They are no packages of the site. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isToolMissing } from './missing-tool.ts';

/**
 * Fetches a package at an exact version into npm's cache, and returns the `node_modules` folder that holds it and its
 * own packages. If it cannot be fetched, says so and returns undefined; with CI=true, that is an error instead.
 */
export function fetchPackage(name: string, version: string): string | undefined {
  const wanted = `${name}@${version}`;
  const folder = fetchNodeModules(wanted);
  if (!isToolMissing(folder, `${wanted}, which npm could not fetch`)) return folder;
  console.info(`npm could not fetch ${wanted}, so its tests are skipped.`);
  return undefined;
}

/** `npm exec` installs a package into a folder of its own, whose programs it puts into PATH. */
function fetchNodeModules(wanted: string): string | undefined {
  const printPath = ['exec', '--yes', `--package=${wanted}`, '--', 'node', '-p', 'process.env.PATH'];
  try {
    const searchPath = execFileSync('npm', printPath, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 240_000,
    });
    const programs = searchPath.split(path.delimiter).find((folder) => /[\\/]_npx[\\/]/.test(folder));
    return programs && path.dirname(programs.trim());
  } catch {
    return undefined;
  }
}
