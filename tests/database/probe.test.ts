/** `npm run probe` against a healthy site, one that is built for a hosted project, and sites broken in one place each. */
import { execFile } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listen } from '../../tools/listen.ts';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';

/** A key and an address as a hosted project has them. */
const HOSTED = { url: 'http://abcdefghijklmnop.supabase.co', key: 'sb_publishable_abc-DEF_123' };
/** Leads the probe to this machine, whatever host it asks for. */
const AT_HOME = `import dns from 'node:dns'; const { lookup } = dns;
  dns.lookup = (_, options, done) => lookup('127.0.0.1', options, done);`;

const headers = {
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'x',
};
let served: Record<string, string>;
let key: string;
/** Answers a request to the project in its place, unless it is undefined. */
let intrude: ((response: ServerResponse) => unknown) | undefined;

const backend = await startEmbeddedBackend();
const project = await listen((request, response) => {
  if (intrude) return void intrude(response);
  if (request.headers['apikey'] === HOSTED.key) request.headers['apikey'] = EMBEDDED_KEY;
  void backend.handle(request, response);
}, 0);
const address = `${HOSTED.url}:${project.port}`;
const site = await listen((request, response) => {
  const files: Record<string, string> = {
    '/get-started': '<astro-island component-url="/_astro/Wizard.js"></astro-island>',
    '/_astro/Wizard.js': 'import{t as e}from"./send.js";const a="https://elsewhere.test",k=`sb_publishable_`;',
    '/_astro/send.js': `let{PUBLIC_SUPABASE_URL:e,PUBLIC_SUPABASE_ANON_KEY:t}={PUBLIC_SUPABASE_ANON_KEY:\`${key}\`,PUBLIC_SUPABASE_URL:\`${address}\`};`,
  };
  const body = files[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200, served).end(body);
}, 0);
afterAll(async () => {
  await Promise.all([site.close(), project.close()]);
  await backend.close();
});
beforeEach(async () => {
  [served, key, intrude] = [headers, HOSTED.key, undefined];
  await backend.query('truncate public.leads');
  await backend.query('update private.settings set last_tick = now()');
});

const probe = (target = site.url): Promise<{ status: number; said: string }> =>
  new Promise((resolve) => {
    const words = [
      '--import',
      `data:text/javascript,${encodeURIComponent(AT_HOME)}`,
      'tools/commands/probe.mjs',
      target,
    ];
    execFile(process.execPath, words, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });

it('passes a site that is built for a hosted project, and leaves no row', async () => {
  const { status, said } = await probe();
  expect(said).toBe(`ok      page      /get-started is there, with its headers
ok      settings  leads go to ${address}
ok      health    leads are limited and told
ok      table     the table takes what a visitor may send
`);
  expect(status).toBe(0);
  expect(await backend.query('select from public.leads')).toEqual([]);
});

const tell31MinutesAgo = () => backend.query("update private.settings set last_tick = now() - interval '31 minutes'");
const lead = `insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
  values ('Ada', 'Acme', 'a@b.test', 'A', now(), now() - interval '61 minutes')`;
const check = "alter table public.leads add constraint leads_full_name_check check (btrim(full_name) <> '')";
it.each<[string, () => unknown, RegExp, undo?: string]>([
  [
    'tell has stopped',
    tell31MinutesAgo,
    /health +The database says: tell has not run for 30 minutes\. Look at the log of/,
  ],
  ['a lead waits', () => backend.query(lead), /health +The database says: a lead has waited .*\. Run npm run leads/],
  ['a header is gone', () => (served = { ...headers, 'content-security-policy': '' }), /ok {6}page/],
  [
    'all headers are gone',
    () => (served = {}),
    /page +\/get-started is served without content-security-policy, .*\. Deploy/,
  ],
  ['there is no key', () => (key = ''), /settings +No key is in the page's 2 scripts\. Set PUBLIC_SUPABASE_URL/],
  [
    'the key is old',
    () => (key = 'sb_publishable_old'),
    /health +The database answers 401 .*\. The published key is not valid/,
  ],
  [
    'it is paused',
    () => (intrude = (response) => response.writeHead(540).end()),
    /may not send to .* \(540\)\. A paused/,
  ],
  [
    'visitors lost their right',
    () => backend.query('revoke insert on public.leads from anon'),
    /table +The table answers 401 42501 .*\. Visitors lost a right/,
    'grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on public.leads to anon',
  ],
  [
    'the check is gone',
    () => backend.query('alter table public.leads drop constraint leads_full_name_check'),
    /table +The table answers 201.*\. The check of the table is gone/,
    `truncate public.leads; ${check}`,
  ],
  [
    'the table is gone',
    () => backend.query('alter table public.leads rename to gone'),
    /health +The database answers 404 .*\. The database is not up to date: npx supabase db push/,
    'alter table public.gone rename to leads',
  ],
])('says what is wrong and what to do when %s', async (_, breakIt, sentence, undo) => {
  await breakIt();
  const { said } = await probe();
  for (const statement of undo?.split('; ') ?? []) await backend.query(statement);
  expect(said).toMatch(sentence);
});

it.each([
  ['no address', '', 2, /^Say which site to probe: npm run probe -- https:\/\/the-site\n$/],
  [
    'nobody',
    'http://localhost:20999',
    1,
    /page +localhost:20999 cannot be reached \(ECONNREFUSED\)\. Look at its domain/,
  ],
])('fails for %s', async (_, target, status, sentence) => {
  const result = await probe(target);
  expect(result).toEqual({ status, said: expect.stringMatching(sentence) });
});
