import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../tools/settings/environment.ts';
import { embeddedEnvironment, readLeadSettings } from '../../../tools/settings/lead-settings.ts';
import { createTemporaryFolder } from '../../temporary-folder.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const key = 'sb_publishable_abc-DEF_123';
const settings = (address?: string, publicKey?: string) => ({
  PUBLIC_SUPABASE_URL: address,
  PUBLIC_SUPABASE_ANON_KEY: publicKey,
});
const jwt = (role: unknown): string =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('the lead settings', () => {
  it.each([
    ['an address and a public key', settings(url, key), settings(url, key)],
    ['an address with a slash, and blanks around', settings(` ${url}/ `, ` ${key} `), settings(url, key)],
    ['a public key of the older kind', settings(url, jwt('anon')), settings(url, jwt('anon'))],
    ['a project on this machine', settings('http://[::1]:54321', key), settings('http://[::1]:54321', key)],
    ['the embedded backend, where it is asked for by name', { LEADS_BACKEND: 'embedded' }, embeddedEnvironment],
  ])('are %s', (_, environment, expected) => {
    expect(readLeadSettings(environment)).toEqual(expected);
  });

  it.each([
    ['both are missing', undefined, ' ', /^PUBLIC_SUPABASE_URL is not set.*\nPUBLIC_SUPABASE_ANON_KEY is not set/],
    ['the address is missing', undefined, key, /^PUBLIC_SUPABASE_URL is not set.*\nSet this/],
    ['the key is missing', url, '', /^PUBLIC_SUPABASE_ANON_KEY is not set.*\nSet this/],
    ['both are invalid', 'http://abc.supabase.co', 'sb_secret_abc', /not an https address .*\n.* holds a secret key/],
    ['the address is invalid', 'abcdefghijklmnopqrst', key, /PUBLIC_SUPABASE_URL is not an https address/],
    ['the address is not https', 'http://abc.supabase.co', key, /not an https address/],
    ["the address is the embedded backend's", '/', key, /not an https address/],
    ['the address has a path', `${url}/rest/v1`, key, /with nothing before or after the host/],
    ['the address holds a password', 'https://user:pass@abc.supabase.co', key, /with nothing before or after/],
    ['the key is secret', url, 'sb_secret_abc', /holds a secret key/],
    ['the key is secret and of the older kind', url, jwt('service_role'), /holds a secret key/],
    ['the key is a placeholder', url, 'your-anon-key', /not a whole public key/],
  ])('are refused with what to set and where when %s', (_, address, publicKey, message) => {
    const refusal = () => readLeadSettings(settings(address, publicKey));
    expect(refusal).toThrow(message);
    expect(refusal).toThrow(/\.env .*Netlify/);
    expect(refusal, 'repeats what may be secret').not.toThrow(/pass@|sb_secret_|eyJ/);
  });

  it.each(['deploy-preview', 'branch-deploy', 'preview-server'])('never lead a %s to the real leads', (CONTEXT) => {
    const preview = (own: object) => readLeadSettings({ CONTEXT, ...settings(url, key), ...own });
    const other = { PREVIEW_SUPABASE_URL: 'https://other.supabase.co', PREVIEW_SUPABASE_ANON_KEY: key };
    expect(preview({})).toEqual(settings('/', 'sb_publishable_nowhere'));
    expect(preview(other)).toEqual(settings('https://other.supabase.co', key));
    expect(() => preview({ ...other, PREVIEW_SUPABASE_URL: `${url}/` })).toThrow('set it to another project');
    expect(() => preview({ PREVIEW_SUPABASE_ANON_KEY: key })).toThrow('PREVIEW_SUPABASE_URL is not set');
  });
});

it('of a process go before the files, and the nearer file before the farther', () => {
  const folder = createTemporaryFolder();
  writeFileSync(path.join(folder, '.env'), 'A_NAME=file\nB_NAME="file"\nC_NAME=file # note\n');
  writeFileSync(path.join(folder, '.env.local'), 'B_NAME=local\n');
  writeFileSync(path.join(folder, '.env.production'), 'D_NAME=production\n');
  vi.stubEnv('A_NAME', 'own');
  const own = { A_NAME: 'own', B_NAME: 'local', C_NAME: 'file', D_NAME: 'production' };
  expect(readEnvironment(folder, 'production')).toMatchObject(own);
  expect(readEnvironment(folder, 'development')).not.toHaveProperty('D_NAME');
  vi.unstubAllEnvs();
});
