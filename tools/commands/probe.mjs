// @ts-check
/**
 * `npm run probe -- https://the-site`: checks that a published site can take leads and tell its owner, a line per
 * check. It stores no row. It is one file without packages and runs on Node 20, so that a monitor can run it directly.
 */

/** What to do about a problem: the first pattern that matches counts. @type {[problem: RegExp, remedy: string][]} */
const remedies = [
  [/cannot be reached/, 'Look at its domain, its certificate and its status page'],
  [
    /^\/get-started answers (40[13]|.* leads to a login)/,
    'The project is private at Netlify: make it public (Project configuration, General, Visitor access, ' +
      'Project visibility), and open the site in a private window',
  ],
  [/^\/get-started answers/, 'Look at the last deploy, and probe the address that the site is served from'],
  [/served without/, 'Deploy again, and see that nothing before the site removes headers'],
  [/does not say/, 'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, and deploy again'],
  [/may not send/, 'A paused project answers so: restore it in the Supabase dashboard'],
  [
    /says: visitors/,
    "Run select private.unintended_rights() in Supabase's SQL Editor, and revoke what it names from anon and authenticated",
  ],
  [/says: notify/, 'Look at the log of the function notify at Netlify: its last line says why'],
  [/says: no channel/, 'Set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, at Netlify, and deploy'],
  [/says: .*address/, "No limit works: use the project's own address, behind Supabase's proxy"],
  [/says: /, 'Run npm run leads, which names the channel and its problem'],
  [/ 42501/, 'Visitors lost a right: bring the database up to date with npx supabase@3 db push --remote'],
  [/ 404| PGRST20/, 'The database is not up to date: npx supabase@3 db push --remote'],
  [/ 40[13]/, 'The published key is not valid: set the current one at Netlify, and deploy'],
  [/ 2[23]\w{3} /, 'A check or a trigger refuses leads for good: see which migration added it'],
  [/ 429/, 'Many leads came from this network: try again in an hour'],
  [/^/, 'The project may be paused or out of space: look at it in the Supabase dashboard'],
];

let check = 'page';

/** @param {string} found */
const pass = (found) => console.log(`ok      ${check.padEnd(8)}  ${found}`);

/** Prints the problem and ends the probe. @type {(problem: string) => never} */
const fail = (problem) => {
  const [, remedy] = remedies.find(([pattern]) => pattern.test(problem)) ?? [];
  console.log(`FAILED  ${check.padEnd(8)}  ${problem}. ${remedy}.`);
  process.exit(1);
};

/** @param {URL} url @param {RequestInit} [init] */
const ask = (url, init) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init }).catch((error) =>
    fail(`${url.host} cannot be reached (${error.cause?.code ?? error.message})`),
  );

/** Sends a request to the project as a page of the site would. @param {string} path @param {object} row */
async function post(path, row) {
  const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const address = new URL(`/rest/v1/${path}`, backend);
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': Object.keys(headers).join(),
  };
  const preflight = await ask(address, { method: 'OPTIONS', headers: { ...asked, origin: site.origin } });
  const response = await ask(address, {
    method: 'POST',
    headers: { ...headers, origin: site.origin },
    body: JSON.stringify(row),
  });
  for (const answer of [preflight, response]) {
    const allowed = answer.headers.get('access-control-allow-origin') ?? '';
    if (backend.origin === site.origin || allowed === '*' || allowed === site.origin) continue;
    fail(`Browsers on ${site.host} may not send to ${backend.host} (${answer.status})`);
  }
  const body = await response.json().catch(() => undefined);
  const { code, message } = body ?? {};
  return { body, said: `answers ${[response.status, code, message && `(${message})`].filter(Boolean).join(' ')}` };
}

const [, , target = ''] = process.argv;
if (!/^https?:/.test(target) || !URL.canParse(target)) {
  console.error('Say which site to probe: npm run probe -- https://the-site');
  process.exit(2);
}
const site = new URL(target);
const response = await ask(new URL('/get-started', site));
if (response.status !== 200) {
  const location = response.headers.get('location') ?? '';
  const isLogin = /app\.netlify\.com|log-?in|password|authorize/i.test(location);
  fail(`/get-started answers ${response.status}${isLogin ? ' and leads to a login' : ''}`);
}
const headers = ['content-security-policy', 'x-content-type-options', 'strict-transport-security'];
const missing = headers.filter((name) => !response.headers.has(name));
if (missing.length > 0) fail(`/get-started is served without ${missing.join(', ')}`);
pass('/get-started is there, with its headers');

check = 'settings';
// The address and key that the page names; the address is "/" if the site has its own backend.
const [, address, key = ''] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(await response.text()) ?? [];
if (!address) fail('The page does not say where leads go');
const backend = new URL(address, site);
pass(`leads go to ${backend.origin}`);

check = 'health';
const health = await post('rpc/health', {});
if (typeof health.body !== 'string') fail(`The database ${health.said}`);
if (health.body !== 'ok') fail(`The database says: ${health.body}`);
pass('leads are limited, and the owner is notified');

check = 'table';
// Passes every check and trigger. The migration `erasure` has this lead as one that was erased, so it is never stored.
const lead = {
  full_name: 'Probe',
  company_name: 'Probe',
  email: 'probe@example.com',
  service_interest: 'Probe',
  custom_request: null,
  more: null,
  created_at: '2000-01-01T00:00:00Z',
};
const table = await post('leads', lead);
if (table.said !== 'answers 201') fail(`The table ${table.said}`);
pass('the table takes what a visitor may send');
