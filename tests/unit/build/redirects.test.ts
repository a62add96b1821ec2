import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAddresses } from '../../../tools/build/redirects.ts';

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

test('a dead address asks for its replacement', () => {
  expect(() => keepAddresses(list, ['/blog/a'], new Set(['/blog/a']))).toThrow(
    'Visitors may know /blog/b, and the site no longer has that page: name it under `formerly`',
  );
});
