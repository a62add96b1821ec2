/** `npm run probe` on a working site, on one built for a hosted project, and on sites broken in one place each. */
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listen, createListener } from '../../tools/listen.ts';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { runProbe } from '../run-probe.ts';

/** A key and an address in the format of a hosted project. */
const HOSTED = { url: 'http://abcdefghijklmnopqrst.supabase.co', key: 'sb_publishable_abc-DEF_123' };
const SECURITY_HEADERS = {
  'content-security-policy': 'x',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'x',
};

/** What the site and the project answer. Each test starts with working ones, and changes what it breaks. */
const working = {
  headers: SECURITY_HEADERS as Record<string, string>,
  /** The key in the page. */
  key: HOSTED.key,
  /** If set, what the site answers instead of its page. */
  redirectOrError: undefined as { status: number; location?: string } | undefined,
  /** What the function at /lead answers. */
  functionStatus: 200,
  /** If set, answers requests in the project's place. */
  answerForProject: undefined as ((response: ServerResponse) => unknown) | undefined,
  /** If set, the address that the project gets in place of the visitor's. */
  visitorAddress: undefined as string | undefined,
};
let current = { ...working };

const backend = await startEmbeddedBackend();
await backend.query("insert into private.channels (channel) values ('email')");
const handleForProject = createListener(backend.handle);
const project = await listen((request, response) => {
  if (current.answerForProject) {
    current.answerForProject(response);
    return;
  }
  if (request.headers['apikey'] === HOSTED.key) request.headers['apikey'] = EMBEDDED_KEY;
  if (current.visitorAddress) request.headers['cf-connecting-ip'] = current.visitorAddress;
  handleForProject(request, response);
}, 0);
const projectUrl = `${HOSTED.url}:${project.port}`;

/** Serves one page with what the probe reads. tests/site/production-build.test.ts probes a real page. */
const site = await listen((request, response) => {
  const { headers, key, redirectOrError, functionStatus } = current;
  if (request.url === '/lead') {
    response.writeHead(functionStatus).end(functionStatus === 200 ? '{"stored":true}' : '{"stored":false}');
    return;
  }
  if (redirectOrError) {
    response.writeHead(redirectOrError.status, { ...headers, ...redirectOrError }).end();
    return;
  }
  const status = request.url === '/get-started' ? 200 : 404;
  response.writeHead(status, headers).end(`<section data-url="${projectUrl}" data-key="${key}">`);
}, 0);

afterAll(async () => {
  await Promise.all([site.close(), project.close()]);
  await backend.close();
});
beforeEach(async () => {
  current = { ...working };
  await backend.query('truncate public.leads');
  await backend.query('update private.notify_state set last_run_at = now()');
});

it('passes a site that is built for a hosted project, and leaves no row', async () => {
  const { status, output } = await runProbe(site.url);
  expect(output).toBe(`ok      page      /get-started is there, with its headers
ok      settings  leads go to ${projectUrl}
ok      health    leads are limited, and the owner is notified
ok      table     the table takes what a visitor may send
ok      function  forms without a script are stored, too
`);
  expect(status).toBe(0);
  expect(await backend.query('select from public.leads')).toEqual([]);
});

interface Fault {
  fault: string;
  /** A change of what the site and the project answer. */
  change?: Partial<typeof working>;
  /** SQL that breaks the database. */
  sql?: string;
  /** SQL that repairs what `beforeEach` does not. */
  undo?: string;
  message: RegExp;
}

/** What anybody may learn, and where staff learn the rest. */
const CHECK_FAILED =
  /health +The database says: a check failed: npm run leads says which\. Run it in the site's folder, with [^:]+ in \.env:/;
/** A run of `notify`, which checks visitors' rights. */
const runNotify = "perform public.notify_end((public.notify_begin('{email}', 1, 1) ->> 'run')::uuid, 24, 2);";
const grantInsert = `grant insert (full_name, company_name, email, service_interest, custom_request, further_answers, created_at)
  on public.leads to anon`;

it.each<Fault>([
  {
    fault: 'notify has stopped',
    sql: "update private.notify_state set last_run_at = now() - interval '31 minutes'",
    message: CHECK_FAILED,
  },
  {
    fault: "no visitor's IP address reaches the database",
    change: { visitorAddress: 'unknown' },
    message: CHECK_FAILED,
  },
  {
    fault: 'visitors may read leads',
    sql: `do $$ begin grant select (email) on public.leads to anon; ${runNotify} end $$`,
    undo: `do $$ begin revoke select (email) on public.leads from anon; ${runNotify} end $$`,
    message: CHECK_FAILED,
  },
  {
    fault: 'the project at Netlify is private',
    change: { redirectOrError: { status: 401 } },
    message: /page +\/get-started answers 401\. The project is private/,
  },
  {
    fault: 'the project at Netlify asks for a login',
    change: { redirectOrError: { status: 302, location: 'https://app.netlify.com/authorize?x' } },
    message:
      /page +\/get-started answers 302 and leads to a login\. The project is private at Netlify: make it public \(/,
  },
  {
    fault: 'the site moved',
    change: { redirectOrError: { status: 301, location: 'https://www.the-site.test/get-started' } },
    message: /page +\/get-started answers 301\. Look at the last deploy, and probe the address/,
  },
  {
    fault: 'security headers are missing',
    change: { headers: {} },
    message: /page +\/get-started is served without content-sec.*, .*\. Deploy/,
  },
  {
    fault: 'the page has no key',
    change: { key: '' },
    message: /settings +The page does not say where leads go\. Set PUBLIC_SUPABASE_URL/,
  },
  {
    fault: 'the key in the page is old',
    change: { key: 'sb_publishable_old' },
    message: /database answers 401 .*\. The published key is not valid/,
  },
  {
    fault: 'the project at Supabase is paused',
    change: { answerForProject: (response) => response.writeHead(540).end() },
    message: /may not send to .* \(540\)\. A paused/,
  },
  {
    fault: 'visitors may not insert leads',
    sql: 'revoke insert on public.leads from anon',
    undo: grantInsert,
    message: /table +The table answers 401 42501 .*\. Visitors lost a right/,
  },
  {
    fault: 'visitors may not insert further answers',
    sql: 'revoke insert (further_answers) on public.leads from anon',
    undo: grantInsert,
    message: /table +The table answers 401 42501 .*\. Visitors lost a right/,
  },
  {
    fault: 'a new constraint refuses leads',
    sql: 'alter table public.leads add constraint new check (custom_request is not null) not valid',
    undo: 'alter table public.leads drop constraint new',
    message: /table +The table answers 400 23514 .*\. A check or a trigger refuses leads for good/,
  },
  {
    fault: 'the function takes no leads',
    change: { functionStatus: 502 },
    message: /function +\/lead answers 502\. Look at the log of the function lead at Netlify/,
  },
  {
    fault: 'the table is gone',
    sql: 'alter table public.leads rename to gone',
    undo: 'alter table public.gone rename to leads',
    message: /health +The database answers 404 .*\. The database is not up to date: npx supabase@3 db push --remote\./,
  },
])('says what is wrong and what to do when $fault', async ({ change, sql, undo, message }) => {
  Object.assign(current, change);
  if (sql) await backend.query(sql);
  const { output } = await runProbe(site.url);
  if (undo) await backend.query(undo);
  expect(output).toMatch(message);
});

it.each([
  ['', 2, /^Say which site to probe: npm run probe -- https:\/\/the-site\n$/],
  ['http://localhost:20999', 1, /page +localhost:20999 cannot be reached \(ECONNREFUSED\)\. Look at its domain/],
])('fails for the address "%s"', async (address, status, message) => {
  expect(await runProbe(address)).toEqual({ status, output: expect.stringMatching(message) });
});
