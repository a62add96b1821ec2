/** Netlify's command line with the packages that build and serve a site there. npm fetches them for these tests alone. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { fetchPackage } from '../fetched-package.ts';

// The command line keeps its settings in this folder, also while npm installs it.
process.env['XDG_CONFIG_HOME'] = createTemporaryFolder();

/** The folder that holds the packages; undefined where they cannot be fetched. */
export const netlifyPackages = fetchPackage('netlify-cli', '27.10.2');

/** Imports a file of one of the packages. */
export async function importFromNetlify<T>(file: string): Promise<T> {
  const location = pathToFileURL(path.join(netlifyPackages ?? '', file));
  return (await import(location.href)) as T;
}
