/** `POST /lead`, which receives the form without a script, through the host of `npm start`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import lead from '../../netlify/functions/lead.mts';
import { createHost } from '../../tools/static-host.ts';
import { claimDataFolder } from '../../tools/leads/data-folder.ts';
import { serveStore } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { answers } from '../a-lead.ts';
import { newFolder } from '../new-folder.ts';

const folder = newFolder();
for (const page of ['thank-you', 'not-sent', '404']) writeFileSync(path.join(folder, `${page}.html`), page);
const claimed = await claimDataFolder(path.join(folder, 'data'), 'npm start');
const store = await serveStore(claimed, {});
const site = await listen(createHost({ root: folder, backend: store }), 0);
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(async () => {
  await site.close();
  await store.close();
  await claimed.release();
});

const rowsOf = (email: string) => store.query('select * from public.leads where email = $1', [email]);

/** Posts as a browser does, follows the redirect, and returns the page there. */
async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${site.url}/lead`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    redirect: 'manual',
    // fetch requires this for a stream, whose length is unknown.
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(303);
  return (await fetch(new URL(response.headers.get('location') ?? '/', site.url))).text();
}

const form = (changes: Record<string, string> = {}): string =>
  new URLSearchParams({ ...answers, ...changes }).toString();

let email: string;
let count = 0;
beforeEach(() => {
  email = `ada-${(count += 1)}@engines.example`;
});

describe('a form', () => {
  it.each([
    ['quotes', `O'Neil "Ada" & <b>Sons</b>; 100% = $1 + \\n %41`],
    ['line breaks', 'One\r\n\r\nTwo\r\nThree'],
    ['emoji', '👩‍👩‍👧 é 🦊'],
    ['right-to-left', 'שלום עולם, مرحبا'],
  ])('is stored as it was typed: %s', async (_name, text) => {
    expect(await post(form({ email, fullName: 'Ada "the" Łukasz', customRequest: text }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([
      {
        full_name: 'Ada "the" Łukasz',
        custom_request: text.replaceAll('\r\n', '\n'),
        service_interest: answers.service,
      },
    ]);
  });

  it('is one row however often, and however fast, it is posted', async () => {
    const posts = Array.from({ length: 5 }, () => post(form({ email })));
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['thank-you']));
    expect(await post(form({ email }))).toBe('thank-you');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('from a browser that hides where it is is stored', async () => {
    expect(await post(form({ email }), { origin: 'null' })).toBe('thank-you');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('of the home page asks for no service, and needs no message', async () => {
    expect(await post(form({ email, service: 'Not stated', customRequest: '' }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([{ service_interest: 'Not stated', custom_request: null }]);
  });
});

describe('nothing is stored, and the visitor reads that nothing is lost,', () => {
  it.each<[string, Record<string, string>, Record<string, string>?]>([
    ['without a name', { fullName: ' \u200b ' }],
    ['with an address that is none', { email: 'ada' }],
    ['with more than the table takes', { customRequest: 'x'.repeat(5001) }],
    ['of 300 KB', { customRequest: 'x'.repeat(300 * 1024) }],
    ['from another site', {}, { origin: 'https://elsewhere.example' }],
    ['of another kind', {}, { 'content-type': 'text/plain' }],
  ])('%s', async (_name, changes, headers) => {
    expect(await post(form({ email, ...changes }), headers)).toBe('not-sent');
    expect(await rowsOf(email)).toEqual([]);
  });

  it.each<[string, BodyInit]>([
    ['without a field', ''],
    ['that is no text', Buffer.from([0xff, 0x00, 0x26, 0x3d])],
    ['of 300 KB whose length is not told', new Blob(['x'.repeat(300 * 1024)]).stream()],
  ])('%s', async (_name, body) => {
    expect(await post(body)).toBe('not-sent');
  });

  it('when there is no project to store it, or none that answers', async () => {
    const request = () =>
      new Request('https://the-site.example/lead', { method: 'POST', body: new URLSearchParams(form({ email })) });
    for (const environment of [{}, { PUBLIC_SUPABASE_URL: 'http://localhost:9', SUPABASE_SECRET_KEY: 'sb_secret_x' }]) {
      vi.stubEnv('PUBLIC_SUPABASE_URL', '').stubEnv('SUPABASE_SECRET_KEY', '');
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      const { status, headers } = await lead(request(), {});
      vi.unstubAllEnvs();
      expect([status, headers.get('location')]).toEqual([303, '/not-sent']);
    }
  });
});

it('logs why a form was not stored, and nothing about its sender', () => {
  expect(said.mock.calls.length).toBeGreaterThan(5);
  expect(said.mock.calls.join('\n')).not.toMatch(/ada|Lovelace|Engines/i);
});

it('is only posted: everything else at its address is the page for unknown addresses', async () => {
  const response = await fetch(`${site.url}/lead?${form({ email })}`);
  expect([response.status, await response.text()]).toEqual([404, '404']);
  expect(await rowsOf(email)).toEqual([]);
});
