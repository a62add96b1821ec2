/** Before `npm start`: installs the packages where they are missing or older than the lock file. Runs on Node 20. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** When a file last changed. npm writes node_modules/.package-lock.json at the end of an install. */
const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log('Installing the packages, which takes about a minute …');
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
