/** Before `npm start` and `npm test`: installs the packages where they are missing or not those of the lock file. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The packages of a lock file by folder. npm keeps a list of those that it installed in node_modules. */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

const { '': _project, ...wanted } = packagesOf('package-lock.json');
const installed = packagesOf('node_modules/.package-lock.json');
/** Optional packages are those of other systems, too. */
const isMissing = ([folder, { integrity, optional, devOptional }]) =>
  !optional && !devOptional && installed[folder]?.integrity !== integrity;

if (Object.entries(wanted).some(isMissing)) {
  console.log('Installing the packages, which takes about a minute …');
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
