import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkTargets, keepAddresses } from '../../../tools/build/redirects.ts';

let list: string;
beforeEach(() => {
  vi.stubEnv('CI', undefined);
  list = path.join(mkdtempSync(path.join(tmpdir(), 'addresses-')), 'addresses.txt');
  keepAddresses(list, ['/blog/b', '/blog/a'], new Set(['/blog/a', '/blog/b']));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(path.dirname(list), { recursive: true });
});

test('the list takes up new addresses and keeps those that move visitors on', () => {
  keepAddresses(list, ['/blog/a', '/blog/c'], new Set(['/blog/a', '/blog/b', '/blog/c']));
  expect(readFileSync(list, 'utf8')).toBe('/blog/a\n/blog/b\n/blog/c\n');
});

test('a build server leaves the list as it is', () => {
  vi.stubEnv('CI', 'true');
  keepAddresses(list, ['/blog/a', '/blog/b', '/blog/c'], new Set(['/blog/a', '/blog/b', '/blog/c']));
  expect(readFileSync(list, 'utf8')).toBe('/blog/a\n/blog/b\n');
});

test('a redirect to a page that the site does not have is named', () => {
  const pages = new Set(['/', '/blog', '/old']);
  const check = (to: string) => () => checkTargets([['/team', to]], (address) => pages.has(address));
  for (const to of ['/', '/blog', '/blog?from=team#top', '/old', 'https://elsewhere.test/team']) {
    expect(check(to), to).not.toThrow();
  }
  expect(check('/blgo')).toThrow('astro.config.mjs: redirects: "/team" leads to /blgo, which the site does not have.');
});

test('a dead address asks for its replacement', () => {
  expect(() => keepAddresses(list, ['/blog/a'], new Set(['/blog/a']))).toThrow(
    'Visitors may know /blog/b, and the site no longer has that page: name it under `formerly`',
  );
});
