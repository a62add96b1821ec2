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
  const folder = nodeModulesOf(wanted);
  if (!isToolMissing(folder, `${wanted}, which npm could not fetch`)) return folder;
  console.info(`npm could not fetch ${wanted}, so its tests are skipped.`);
  return undefined;
}

function nodeModulesOf(wanted: string): string | undefined {
  const words = ['exec', '--yes', `--package=${wanted}`, '--', 'node', '-p', 'process.env.PATH'];
  try {
    const searched = execFileSync('npm', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 240_000,
    });
    const bin = searched.split(path.delimiter).find((folder) => /[\\/]_npx[\\/]/.test(folder));
    return bin && path.dirname(bin.trim());
  } catch {
    return undefined;
  }
}
