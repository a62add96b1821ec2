/**
 * Before `npm start` and `npm test`: installs the packages unless those of the lock file are there. It runs on the
 * machine's own Node, from 20 on, although package.json asks for 24: npm only warns, and all other tools run on the Node 24
 * that is one of these packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The packages of a lock file, by folder. npm keeps a lock file of what it installed in node_modules. */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return {};
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return packages;
}

const wanted = readPackages('package-lock.json');
const installed = readPackages('node_modules/.package-lock.json');

const isMissing = Object.entries(wanted).some(([folder, { integrity, optional, devOptional }]) => {
  const isProjectItself = folder === '';
  // Optional packages can be those of another operating system.
  if (isProjectItself || optional || devOptional) return false;
  return installed[folder]?.integrity !== integrity;
});

if (isMissing) {
  console.log('Installing the packages, which takes about a minute …');
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
