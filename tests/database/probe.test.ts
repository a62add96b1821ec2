/** `npm run probe` on a working site, on one built for a hosted project, and on sites broken in one place each. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listen, createListener } from '../../tools/listen.ts';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { runProbe } from '../run-probe.ts';

/** A key and an address in the format of a hosted project. */
const HOSTED = { url: 'http://abcdefghijklmnopqrst.supabase.co', key: 'sb_publishable_abc-DEF_123' };
const headers = {
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'x',
};
/** The headers of the site's page. */
let servedHeaders: Record<string, string>;
let key: string;
/** If set, what the site answers instead of its page. */
let siteAnswer: { status: number; location?: string } | undefined;
/** If set, answers requests in the project's place. */
let answerForProject: ((response: ServerResponse) => unknown) | undefined;

const backend = await startEmbeddedBackend();
await backend.query("insert into private.channels (channel) values ('email')");
const serve = createListener(backend.handle);
const project = await listen((request, response) => {
  if (answerForProject) return void answerForProject(response);
  if (request.headers['apikey'] === HOSTED.key) request.headers['apikey'] = EMBEDDED_KEY;
  serve(request, response);
}, 0);
const address = `${HOSTED.url}:${project.port}`;
const site = await listen((request, response) => {
  // A stand-in for the page; tests/site/production-build.test.ts probes a real one.
  if (siteAnswer) return void response.writeHead(siteAnswer.status, { ...headers, ...siteAnswer }).end();
  const isThere = request.url === '/get-started';
  response.writeHead(isThere ? 200 : 404, servedHeaders).end(`<section data-url="${address}" data-key="${key}">`);
}, 0);
afterAll(async () => {
  await Promise.all([site.close(), project.close()]);
  await backend.close();
});
beforeEach(async () => {
  servedHeaders = headers;
  key = HOSTED.key;
  siteAnswer = undefined;
  answerForProject = undefined;
  await backend.query('truncate public.leads');
  await backend.query('update private.notify_state set last_run_at = now()');
});

it('passes a site that is built for a hosted project, and leaves no row', async () => {
  const { status, output } = await runProbe(site.url);
  expect(output).toBe(`ok      page      /get-started is there, with its headers
ok      settings  leads go to ${address}
ok      health    leads are limited, and the owner is notified
ok      table     the table takes what a visitor may send
`);
  expect(status).toBe(0);
  expect(await backend.query('select from public.leads')).toEqual([]);
});

const lead = `insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
  values ('Ada', 'Acme', 'a@b.test', 'A', now(), now() - interval '61 minutes')`;
const insert =
  'grant insert (full_name, company_name, email, service_interest, custom_request, further_answers, created_at) on public.leads to anon';
const sql = (statement: string) => () => backend.query(statement);
it.each<[string, () => unknown, RegExp, ...undo: string[]]>([
  [
    'notify has stopped',
    sql("update private.notify_state set last_run_at = now() - interval '31 minutes'"),
    /health +The database says: notify has not run for 30 minutes\. Look at the log of/,
  ],
  [
    'no channel is set',
    sql('truncate private.channels'),
    /health +The database says: no channel is set .*\. Set NOTIFY_EMAIL/,
    "insert into private.channels (channel) values ('email')",
  ],
  [
    'a channel fails',
    sql("update private.channels set problem = 'the mail server does not answer'"),
    /health +The database says: a channel to the owner fails or .*\. Run npm run leads/,
    'update private.channels set problem = null',
  ],
  ['a lead waits', sql(lead), /health +The database says: the owner has not been notified .*\. Run npm run leads/],
  [
    'visitors may read leads',
    sql('grant select (email) on public.leads to anon'),
    /health +The database says: visitors have a right .*\. Run select private\.unintended_rights\(\) in/,
    'revoke select (email) on public.leads from anon',
  ],
  [
    'the project is private',
    () => (siteAnswer = { status: 401 }),
    /page +\/get-started answers 401\. The project is private/,
  ],
  [
    'the project asks for a login',
    () => (siteAnswer = { status: 302, location: 'https://app.netlify.com/authorize?x' }),
    /page +\/get-started answers 302 and leads to a login\. The project is private at Netlify: make it public \(/,
  ],
  [
    'the site moved',
    () => (siteAnswer = { status: 301, location: 'https://www.the-site.test/get-started' }),
    /page +\/get-started answers 301\. Look at the last deploy, and probe the address/,
  ],
  ['headers are gone', () => (servedHeaders = {}), /page +\/get-started is served without content-sec.*, .*\. Deploy/],
  ['there is no key', () => (key = ''), /settings +The page does not say where leads go\. Set PUBLIC_SUPABASE_URL/],
  ['the key is old', () => (key = 'sb_publishable_old'), /database answers 401 .*\. The published key is not valid/],
  [
    'it is paused',
    () => (answerForProject = (answer) => answer.writeHead(540).end()),
    /may not send to .* \(540\)\. A paused/,
  ],
  [
    'visitors lost their right',
    sql('revoke insert on public.leads from anon'),
    /table +The table answers 401 42501 .*\. Visitors lost a right/,
    insert,
  ],
  [
    'visitors may not answer further questions',
    sql('revoke insert (further_answers) on public.leads from anon'),
    /table +The table answers 401 42501 .*\. Visitors lost a right/,
    insert,
  ],
  [
    'a check that is new refuses leads',
    sql('alter table public.leads add constraint new check (custom_request is not null) not valid'),
    /table +The table answers 400 23514 .*\. A check or a trigger refuses leads for good/,
    'alter table public.leads drop constraint new',
  ],
  [
    'the table is gone',
    sql('alter table public.leads rename to gone'),
    /health +The database answers 404 .*\. The database is not up to date: npx supabase@3 db push --remote\./,
    'alter table public.gone rename to leads',
  ],
])('says what is wrong and what to do when %s', async (_, breakSite, sentence, ...undo) => {
  await breakSite();
  const { output } = await runProbe(site.url);
  for (const statement of undo) await backend.query(statement);
  expect(output).toMatch(sentence);
});

it.each([
  ['', 2, /^Say which site to probe: npm run probe -- https:\/\/the-site\n$/],
  ['http://localhost:20999', 1, /page +localhost:20999 cannot be reached \(ECONNREFUSED\)\. Look at its domain/],
])('fails for the address "%s"', async (target, status, sentence) => {
  expect(await runProbe(target)).toEqual({ status, output: expect.stringMatching(sentence) });
});
