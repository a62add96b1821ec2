import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkNoSecret } from '../../../tools/build/secret-check.ts';
import { createTemporaryFolder } from '../../temporary-folder.ts';

const folder = createTemporaryFolder();

test.each([
  ['a build holds a secret key of any project', 'a="sb_secret_abcdefgh12"', {}, /page\.js holds a secret key/],
  [
    'a build holds the secret key of the older kind',
    'a="eyJ.x.y"',
    { SUPABASE_SECRET_KEY: 'eyJ.x.y' },
    /page\.js holds/,
  ],
  ['a secret key has a public name', '', { PUBLIC_KEY: 'sb_secret_abcdefgh12' }, /^PUBLIC_KEY holds a secret key/],
])('stops when %s', (_, script, environment, message) => {
  writeFileSync(path.join(folder, 'page.js'), script);
  expect(() => checkNoSecret(folder, environment as Record<string, string>)).toThrow(message);
});

test('lets a build pass that names the two kinds of keys', () => {
  writeFileSync(path.join(folder, 'page.js'), 'key.startsWith("sb_secret_") || key === "sb_publishable_abcdefgh12"');
  expect(() => checkNoSecret(folder, { SUPABASE_SECRET_KEY: 'sb_secret_abcdefgh12', PUBLIC_KEY: 'x' })).not.toThrow();
});
