import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  license?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { allowScripts: Record<string, boolean> };
/** A package's name, from its place in the lock file. */
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';

const permissive =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Python-2\.0|Unlicense|Zlib|WTFPL)$/;

/** Tools that only work on the site at build or test time, and whose licence asks for more than a notice. */
const exceptions: Record<string, string> = {
  '@img/sharp-*': 'LGPL-3.0-or-later: a library that the build calls; none of it is in the site',
  lightningcss: 'MPL-2.0: its own files only; the build calls it',
  'lightningcss-*': 'MPL-2.0: as lightningcss',
  'axe-core': 'MPL-2.0: its own files only; the tests call it',
  satori: 'MPL-2.0: its own files only; the build calls it',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: a dictionary of the spelling check',
  'caniuse-lite': 'CC-BY-4.0: data about browsers that the build reads',
  eval: 'MIT, named in an older field of its package.json',
  'parse-cache-control': 'BSD-3-Clause, in its LICENSE file only',
  'require-like': 'MIT, in its License file only',
  'y-provider': 'MIT, in the repository that it comes from (AFFiNE) only; the local editor loads it',
};

const allowed = Object.keys(exceptions).map((name) => new RegExp(`^${name.replace('*', '.*')}$`));

test('every package is under a permissive licence, or is an exception with its reason', () => {
  const others = Object.entries(packages).flatMap(([path, { license }]) => {
    const name = nameOf(path);
    const terms = (license ?? 'none').replace(/[()]/g, '').split(/ (?:AND|OR) /);
    return path === '' || terms.every((term) => permissive.test(term)) || allowed.some((pattern) => pattern.test(name))
      ? []
      : [`${name}: ${license}`];
  });
  expect(others).toEqual([]);
});

test('only esbuild and node may run a script when they are installed', () => {
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['esbuild', 'node']);
});

test('each package with an install script has been decided on', () => {
  const names = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(names.map(nameOf).filter((name) => !(name in allowScripts))).toEqual([]);
});

test('a deploy installs nothing of the local editor', () => {
  const editor = Object.keys(packages).filter((path) => /@keysta(tic|r)\//.test(path));
  expect(editor.filter((path) => !packages[path]?.dev)).toEqual([]);
  expect(editor).not.toEqual([]);
});

test('the lock file names no registry host', () => {
  expect(text).not.toContain('"resolved"');
});
