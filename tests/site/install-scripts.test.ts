import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { hasInstallScript?: boolean }>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };

test('only esbuild and node may run a script when they are installed', () => {
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['esbuild', 'node']);
});

test('each package with an install script has been decided on', () => {
  const names = Object.keys(lock.packages).filter((path) => lock.packages[path]?.hasInstallScript);
  const undecided = names
    .map((path) => path.split('node_modules/').at(-1) ?? '')
    .filter((name) => !(name in allowScripts));
  expect(undecided).toEqual([]);
});

test('the lock file names no registry host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
