/** `npm run probe` against a healthy site, and against sites that are broken in one place each. */
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { site as settings } from '../../src/data/site.ts';
import { headersFile } from '../../tools/build/security-headers.ts';
import { headersFor, readHeadersFile } from '../../tools/host/headers-file.ts';
import { startEmbeddedBackend, type EmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';

/** A site and a project on two origins, each with what a case breaks. */
let backend: EmbeddedBackend;
let site: Server;
let project: Server;
let key: string;
let headers: Map<string, string>;
/** Answers in the project's place, and says whether it did. */
let intrude: (request: IncomingMessage, response: ServerResponse) => boolean;

const urlOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;
const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, 'localhost', resolve));

beforeAll(async () => {
  backend = await startEmbeddedBackend();
  project = createServer(async (request, response) => {
    if (!intrude(request, response)) await backend.handle(request, response);
  });
  site = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const script = `function w(){return{url:new URL(\`${urlOf(project)}\`,location.origin).href,key:\`${key}\`}}`;
    const files: Record<string, string> = {
      '/get-started': '<astro-island component-url="/_astro/Wizard.js"></astro-island>',
      '/_astro/Wizard.js': 'import{t as e}from"./send.js";',
      '/_astro/send.js': script,
    };
    response.end(files[request.url ?? ''] ?? '');
  });
  await Promise.all([listen(site), listen(project)]);
});
afterAll(async () => {
  site.close();
  project.close();
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
  headers = headersFor(
    readHeadersFile(headersFile("default-src 'none'", { ...settings, thirdParty: undefined })),
    '/get-started',
  );
  intrude = () => false;
});

function run(address: string): Promise<{ status: number; lines: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/commands/probe.ts', address], (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, lines: (stdout + stderr).trim().split('\n') });
    });
  });
}
const rows = async (): Promise<number> => (await backend.query('select 1 from public.leads').catch(() => [])).length;

it('a healthy site passes every check, and no row is left', { timeout: 60_000 }, async () => {
  const { status, lines } = await run(urlOf(site));
  expect(lines.map((line) => line.slice(0, 17).trim())).toEqual(
    ['DNS', 'page', 'headers', 'settings', 'CORS', 'table'].map((name) => `ok      ${name}`),
  );
  expect(status).toBe(0);
  expect(await rows()).toBe(0);
});

it.each<[string, () => string | Promise<unknown> | void, RegExp]>([
  ['no DNS', () => 'https://no-such-site.invalid', /DNS .*has no address\. Renew the domain/],
  ['nobody listens', () => 'http://localhost:20999', /network .*ECONNREFUSED.*status page/],
  ['a missing header', () => void headers.delete('x-frame-options'), /headers .*x-frame-options missing or changed/],
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
])('%s is found, with what to do', { timeout: 60_000 }, async (_, breakIt, sentence) => {
  const other = await breakIt();
  const { status, lines } = await run(typeof other === 'string' ? other : urlOf(site));
  expect(lines.at(-1)).toMatch(sentence);
  expect(lines.at(-1)).toMatch(/^FAILED /);
  expect(status).toBe(1);
  expect(await rows()).toBe(0);
});
