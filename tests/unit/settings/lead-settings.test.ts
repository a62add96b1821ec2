import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../../tools/settings/environment.ts';
import { hasHostedSettings, readLeadSettings } from '../../../tools/settings/lead-settings.ts';

const URL_NAME = 'PUBLIC_SUPABASE_URL';
const KEY_NAME = 'PUBLIC_SUPABASE_ANON_KEY';
const url = 'https://abcdefghijklmnop.supabase.co';
const key = 'sb_publishable_abc-DEF_123';
const jwt = (role: unknown): string =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

describe('the lead settings', () => {
  it.each([
    ['an address and a public key', { [URL_NAME]: url, [KEY_NAME]: key }, { url, key }],
    ['an address with a slash, and blanks around', { [URL_NAME]: ` ${url}/ `, [KEY_NAME]: ` ${key} ` }, { url, key }],
    ['a public key of the older kind', { [URL_NAME]: url, [KEY_NAME]: jwt('anon') }, { url, key: jwt('anon') }],
    [
      'a project on this machine',
      { [URL_NAME]: 'http://localhost:54321', [KEY_NAME]: key },
      { url: 'http://localhost:54321', key },
    ],
  ])('are %s', (_, environment, settings) => {
    expect(readLeadSettings(environment)).toEqual({ ...settings, embedded: false });
  });

  it('are those of the embedded backend only when it is asked for by name', () => {
    const embedded = { [URL_NAME]: '/', [KEY_NAME]: 'sb_publishable_embedded' };
    const expected = { url: '/', key: 'sb_publishable_embedded', embedded: true };
    expect(readLeadSettings({ LEADS_BACKEND: 'embedded' })).toEqual(expected);
    expect(readLeadSettings({ LEADS_BACKEND: 'embedded', ...embedded })).toEqual(expected);
    expect(() => readLeadSettings(embedded)).toThrow('PUBLIC_SUPABASE_URL is "/"');
    expect(() => readLeadSettings({ [URL_NAME]: url, [KEY_NAME]: 'sb_publishable_embedded' })).toThrow(KEY_NAME);
    expect(readLeadSettings({ LEADS_BACKEND: 'embedded', [URL_NAME]: url, [KEY_NAME]: key })).toMatchObject({
      embedded: false,
    });
  });

  it.each([
    ['both are missing', undefined, undefined, /PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY are not set/],
    ['the address is missing', undefined, key, /PUBLIC_SUPABASE_URL is not set/],
    ['the key is missing', url, '', /PUBLIC_SUPABASE_ANON_KEY is not set/],
    [
      'the address is invalid',
      'abcdefghijklmnop',
      key,
      /PUBLIC_SUPABASE_URL is "abcdefghijklmnop", which is not an https address/,
    ],
    ['the address is not https', 'http://abc.supabase.co', key, /not an https address/],
    ['the address is a script', 'javascript:alert(1)', key, /not an https address/],
    ['the address has a path', `${url}/rest/v1`, key, /must be an origin alone/],
    ["the address is the dashboard's", 'https://supabase.com/dashboard/project/abc', key, /must be an origin alone/],
    ['the address holds a password', 'https://user:pass@abc.supabase.co', key, /must be an origin alone/],
    ['the key is secret', url, 'sb_secret_abc', /holds a secret key/],
    ['the key is secret and of the older kind', url, jwt('service_role'), /holds a secret key/],
    ['the key is of another role', url, jwt('authenticated'), /holds a secret key/],
    ['the key is a token without a role', url, jwt(undefined), /holds a secret key/],
    ['the key is a placeholder', url, 'your-anon-key', /not a public key/],
  ])('are refused with what to set and where when %s', (_, address, publicKey, message) => {
    const refusal = (): unknown => readLeadSettings({ [URL_NAME]: address, [KEY_NAME]: publicKey });
    expect(refusal).toThrow(message);
    expect(refusal).toThrow(/\.env .*Netlify/);
  });

  it.each(['deploy-preview', 'branch-deploy'])('never lead a %s to the real leads', (CONTEXT) => {
    const preview = (own: object) => readLeadSettings({ CONTEXT, [URL_NAME]: url, [KEY_NAME]: key, ...own });
    const other = { PREVIEW_SUPABASE_URL: 'https://other.supabase.co', PREVIEW_SUPABASE_ANON_KEY: key };
    expect(preview({})).toMatchObject({ url: '/', key: 'sb_publishable_nowhere' });
    expect(preview(other)).toMatchObject({ url: 'https://other.supabase.co', key });
    expect(() => preview({ ...other, PREVIEW_SUPABASE_URL: `${url}/` })).toThrow('set it to another project');
    expect(() => preview({ PREVIEW_SUPABASE_ANON_KEY: key })).toThrow('PREVIEW_SUPABASE_URL is not set');
  });

  it('are not repeated in the message where they may be secret', () => {
    for (const secret of ['sb_secret_abc', jwt('service_role')]) {
      expect(() => readLeadSettings({ [URL_NAME]: url, [KEY_NAME]: secret })).not.toThrow(secret);
    }
    expect(() => readLeadSettings({ [URL_NAME]: 'https://user:pass@abc.supabase.co', [KEY_NAME]: key })).not.toThrow(
      'pass',
    );
  });

  it('are hosted ones as soon as either is set', () => {
    expect(hasHostedSettings({})).toBe(false);
    expect(hasHostedSettings({ [URL_NAME]: '', [KEY_NAME]: ' ' })).toBe(false);
    expect(hasHostedSettings({ [URL_NAME]: url })).toBe(true);
    expect(hasHostedSettings({ [KEY_NAME]: key })).toBe(true);
    expect(hasHostedSettings({ [URL_NAME]: '/', [KEY_NAME]: 'sb_publishable_embedded' })).toBe(false);
  });
});

describe('the environment', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('goes before the files, and the nearer file before the farther', () => {
    writeFileSync(path.join(folder, '.env'), 'A_NAME=file\nB_NAME="file"\nC_NAME=file # note\n');
    writeFileSync(path.join(folder, '.env.local'), 'B_NAME=local\n');
    writeFileSync(path.join(folder, '.env.production'), 'D_NAME=production\n');
    vi.stubEnv('A_NAME', 'own');
    expect(readEnvironment(folder, 'production')).toMatchObject({
      A_NAME: 'own',
      B_NAME: 'local',
      C_NAME: 'file',
      D_NAME: 'production',
    });
    expect(readEnvironment(folder, 'development')).not.toHaveProperty('D_NAME');
  });
});
