import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explain, isInstalled } from '../../../tools/commands/install.mjs';

const packages = {
  '': { name: 'site' },
  'node_modules/one': { version: '1.0.0' },
  'node_modules/two': { version: '2.0.0' },
  'node_modules/for-windows': { version: '1.0.0', optional: true },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  lock(packages);
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(wanted: object): void {
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
}

/** Leaves behind what npm does. */
function npmPut(installed: Record<string, object>): void {
  for (const place of Object.keys(installed)) mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

const { 'node_modules/one': one, 'node_modules/two': two } = packages;

describe('the packages', () => {
  it('are missing in a fresh clone', () => expect(isInstalled(folder)).toBe(false));

  it('are missing when an install was cut off', () => {
    mkdirSync(path.join(folder, 'node_modules/one'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  it('are there when npm put them there, whoever called it, without those for other machines', () => {
    npmPut({ 'node_modules/one': one, 'node_modules/two': two });
    expect(isInstalled(folder)).toBe(true);
    expect(existsSync(path.join(folder, 'node_modules/.installed'))).toBe(true);
  });

  it('are judged by the stamp alone the next time', () => {
    npmPut({ 'node_modules/one': one, 'node_modules/two': two });
    isInstalled(folder);
    rmSync(path.join(folder, 'node_modules/.package-lock.json'));
    expect(isInstalled(folder)).toBe(true);
  });

  it('are out of date when one has another version, or the lock file changed', () => {
    npmPut({ 'node_modules/one': { version: '0.9.0' }, 'node_modules/two': two });
    expect(isInstalled(folder)).toBe(false);
    npmPut({ 'node_modules/one': one, 'node_modules/two': two });
    expect(isInstalled(folder)).toBe(true);
    lock({ ...packages, 'node_modules/two': { version: '2.0.1' } });
    expect(isInstalled(folder)).toBe(false);
  });

  it('are incomplete when one was deleted by hand', () => {
    npmPut({ 'node_modules/one': one, 'node_modules/two': two });
    rmSync(path.join(folder, 'node_modules/two'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('a failed install', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error network', /cannot reach its registry \(ENOTFOUND\)/],
    ['npm ERR! code EAI_AGAIN', /cannot reach its registry/],
    ['npm error code EACCES', /cannot be written to/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EUSAGE', /disagree/],
    [
      'npm error code EINTEGRITY\nnpm error A complete log of this run can be found in: /tmp/x.log',
      /EINTEGRITY; what it did is in \/tmp\/x\.log/,
    ],
    ['', /ended with an error/],
  ])('is one sentence: %j', (printed, sentence) => {
    expect(explain(printed)).toMatch(sentence);
    expect(explain(printed)).not.toContain('\n');
  });
});

describe('the lock file', () => {
  interface Entry {
    version?: string;
    resolved?: string;
    optionalDependencies?: Record<string, string>;
  }
  const entries = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<string, Entry>;

  it('lists the optional packages of every platform, without which npm ci refuses', () => {
    const missing = Object.entries(entries).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => {
        const parents = place
          .split('/node_modules/')
          .map((_, n, parts) => parts.slice(0, n + 1).join('/node_modules/'));
        return ![`node_modules/${name}`, ...parents.map((parent) => `${parent}/node_modules/${name}`)].some(
          (p) => p in entries,
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that each machine uses its own', () => {
    expect(Object.values(entries).filter(({ resolved }) => resolved)).toEqual([]);
  });
});
