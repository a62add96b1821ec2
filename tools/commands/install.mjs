/**
 * Installs the packages when they are missing or are not those of package-lock.json. npm runs it before `npm start` and
 * `npm test`, so it works with Node 20 and without any package.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** By npm's own list of what it has installed, which it writes last. */
function areInstalled() {
  try {
    const installed = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(([place, { version, optional, devOptional }]) => {
      // Optional packages are for other kinds of machines.
      return place === '' || optional || devOptional || installed[place]?.version === version;
    });
  } catch {
    return false;
  }
}

if (!areInstalled()) {
  console.log('Installing the packages, which takes about a minute …');
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above. Then run the same command again.');
    process.exitCode = 1;
  }
}
