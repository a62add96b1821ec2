/** `npm run probe` against a healthy site, and against sites that are broken in one place each. */
import { execFile } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site as settings } from '../../src/data/site.ts';
import { headersFile } from '../../tools/build/security-headers.ts';
import { headersFor, readHeadersFile } from '../../tools/host/headers-file.ts';
import { listen } from '../../tools/host/listen.ts';
import { probe } from '../../tools/leads/probe.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { openBackend } from './store.ts';

let key: string;
let headers: Map<string, string>;
/** Answers in the project's place, and says whether it did. */
let intrude: (request: IncomingMessage, response: ServerResponse) => boolean;

/** What the site should send, and does unless a case changes it. */
const expected = headersFor(readHeadersFile(headersFile("default-src 'none'", settings)), '/get-started');

/** A site and a project on two origins, each with what a case breaks. */
const backend = await openBackend();
const project = await listen(async (request, response) => {
  if (!intrude(request, response)) await backend.handle(request, response);
}, 0);
const site = await listen((request, response) => {
  response.setHeaders(headers);
  const script = `function w(){return{url:new URL(\`${project.url}\`,location.origin).href,key:\`${key}\`}}`;
  const files: Record<string, string> = {
    '/get-started': '<astro-island component-url="/_astro/Wizard.js"></astro-island>',
    '/_astro/Wizard.js': 'import{t as e}from"./send.js";',
    '/_astro/send.js': script,
  };
  response.end(files[request.url ?? ''] ?? '');
}, 0);
afterAll(async () => {
  await Promise.all([site.close(), project.close()]);
  await backend.close();
});
afterEach(async () => {
  for (const repair of [
    'alter table if exists public.gone rename to leads',
    'alter index if exists public.leads_gone rename to leads_once',
    'alter table public.leads enable trigger refuse_erased',
    'grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on public.leads to anon',
  ]) {
    await backend.query(repair).catch(() => undefined);
  }
});
beforeEach(() => {
  key = EMBEDDED_KEY;
  headers = new Map(expected);
  intrude = () => false;
});

const rows = async (): Promise<number> => (await backend.query('select 1 from public.leads').catch(() => [])).length;

describe('the command', { timeout: 60_000 }, () => {
  const run = (address: string): Promise<{ status: number; lines: string[] }> =>
    new Promise((resolve) => {
      execFile(process.execPath, ['tools/commands/probe.ts', address], (error, stdout) => {
        resolve({ status: error ? Number(error.code) : 0, lines: stdout.trim().split('\n') });
      });
    });

  it('says that a healthy site passes every check, and leaves no row', async () => {
    const { status, lines } = await run(site.url);
    expect(lines.map((line) => line.slice(0, 17).trim())).toEqual(
      ['DNS', 'page', 'headers', 'settings', 'CORS', 'table'].map((name) => `ok      ${name}`),
    );
    expect(status).toBe(0);
    expect(await rows()).toBe(0);
  });

  it('ends with what is wrong', async () => {
    headers.delete('x-frame-options');
    const { status, lines } = await run(site.url);
    expect(lines.at(-1)).toMatch(/^FAILED {2}headers .*x-frame-options missing or changed/);
    expect(status).toBe(1);
  });
});

it.each<[string, () => string | Promise<unknown> | void, RegExp]>([
  ['no DNS', () => 'https://no-such-site.invalid', /DNS .*has no address\. Renew the domain/],
  ['nobody listens', () => 'http://localhost:20999', /network .*ECONNREFUSED.*status page/],
  ['a changed header', () => void headers.set('referrer-policy', 'unsafe-url'), /headers .*referrer-policy missing/],
  ['no key in the scripts', () => void (key = ''), /settings .*no key was found in \d scripts/],
  ['a wrong key', () => void (key = 'sb_publishable_old'), /table .*401.*set the current one at Netlify/],
  [
    'CORS refused',
    () =>
      void (intrude = (request, response) => {
        if (request.method !== 'OPTIONS') return false;
        response.writeHead(403).end();
        return true;
      }),
    /CORS .*may not send \(403, origin none.*paused project/,
  ],
  ['no table', () => backend.query('alter table public.leads rename to gone'), /table .*404.*npx supabase db push/],
  [
    'no trigger',
    () => backend.query('alter table public.leads disable trigger refuse_erased'),
    /table .*refuse_erased is gone/,
  ],
  [
    'no index',
    () => backend.query('alter index public.leads_once rename to leads_gone'),
    /table .*index leads_once again/,
  ],
  ['no right', () => backend.query('revoke insert on public.leads from anon'), /table .*lost the right to insert/],
])('%s is found, with what to do', async (_, breakIt, sentence) => {
  const other = await breakIt();
  const findings = await Array.fromAsync(probe(new URL(typeof other === 'string' ? other : site.url), expected));
  const last = findings.at(-1);
  expect(`${last?.name} ${last?.says}`).toMatch(sentence);
  expect(last?.ok).toBe(false);
  expect(await rows()).toBe(0);
});
