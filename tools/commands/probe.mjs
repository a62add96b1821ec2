// @ts-check
/**
 * `npm run probe -- https://the-site`: checks that a published site can take leads and notify its owner, a line per
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
  [/^\/lead answers/, 'Look at the log of the function lead at Netlify: its last line says why'],
  [/^\/get-started answers/, 'Look at the last deploy, and probe the address that the site is served from'],
  [/served without/, 'Deploy again, and see that nothing before the site removes headers'],
  [/does not say/, 'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, and deploy again'],
  [/may not send/, 'A paused project answers so: restore it in the Supabase dashboard'],
  [
    /says: /,
    "Run it in the site's folder, with PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY in .env: it also says what to do",
  ],
  [/ 42501/, 'Visitors lost a right: bring the database up to date with npx supabase@3 db push --remote'],
  [/ 404| PGRST20/, 'The database is not up to date: npx supabase@3 db push --remote'],
  [/ 40[13]/, 'The published key is not valid: set the current one at Netlify, and deploy'],
  [/ 2[23]\w{3} /, 'A check or a trigger refuses leads for good: see which migration added it'],
  [/ 429/, 'Many leads came from this network: try again in an hour'],
  [/^/, 'The project may be paused or out of space: look at it in the Supabase dashboard'],
];

/** The five checks, in this order. @typedef {'page' | 'settings' | 'health' | 'table' | 'function'} Check */

/** Where the page says that leads go. @typedef {{ url: URL, key: string }} Backend */

/** Prints that a check has passed. @param {Check} check @param {string} finding */
function pass(check, finding) {
  console.log(`ok      ${check.padEnd(8)}  ${finding}`);
}

/** Prints the problem and ends the probe. @type {(check: Check, problem: string) => never} */
function fail(check, problem) {
  const [, remedy] = remedies.find(([pattern]) => pattern.test(problem)) ?? [];
  console.log(`FAILED  ${check.padEnd(8)}  ${problem}. ${remedy}.`);
  process.exit(1);
}

/** @param {Check} check @param {URL} url @param {RequestInit} [init] */
async function request(check, url, init) {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return fail(check, `${url.host} cannot be reached (${cause?.code ?? message})`);
  }
}

/** Checks that the form's page is served with its headers, and returns its HTML. @param {URL} site */
async function checkPage(site) {
  const response = await request('page', new URL('/get-started', site));
  if (response.status !== 200) {
    const location = response.headers.get('location') ?? '';
    const isLogin = /app\.netlify\.com|log-?in|password|authorize/i.test(location);
    fail('page', `/get-started answers ${response.status}${isLogin ? ' and leads to a login' : ''}`);
  }
  const expected = ['content-security-policy', 'x-content-type-options', 'strict-transport-security'];
  const missing = expected.filter((name) => !response.headers.has(name));
  if (missing.length > 0) fail('page', `/get-started is served without ${missing.join(', ')}`);
  pass('page', '/get-started is there, with its headers');
  return response.text();
}

/**
 * Finds the URL and the key that the page names; the URL is "/" if the site has its own backend.
 *
 * @param {string} html @param {URL} site
 * @returns {Backend}
 */
function checkSettings(html, site) {
  const [, projectUrl, key = ''] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(html) ?? [];
  if (!projectUrl) return fail('settings', 'The page does not say where leads go');
  const url = new URL(projectUrl, site);
  pass('settings', `leads go to ${url.origin}`);
  return { url, key };
}

/**
 * Sends a request to the project as a page of the site would, and returns what it answers.
 *
 * @param {Check} check @param {Backend} backend @param {URL} site @param {string} path @param {object} body
 * @returns {Promise<{ json: unknown, summary: string }>} `summary` is such as "answers 401 42501 (permission denied)"
 */
async function post(check, backend, site, path, body) {
  const url = new URL(`/rest/v1/${path}`, backend.url);
  const headers = {
    apikey: backend.key,
    authorization: `Bearer ${backend.key}`,
    'content-type': 'application/json',
  };
  const preflight = await request(check, url, {
    method: 'OPTIONS',
    headers: {
      origin: site.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': Object.keys(headers).join(),
    },
  });
  const response = await request(check, url, {
    method: 'POST',
    headers: { ...headers, origin: site.origin },
    body: JSON.stringify(body),
  });
  for (const { status, headers: received } of [preflight, response]) {
    const allowedOrigin = received.get('access-control-allow-origin') ?? '';
    const isAllowed = backend.url.origin === site.origin || ['*', site.origin].includes(allowedOrigin);
    if (!isAllowed) fail(check, `Browsers on ${site.host} may not send to ${backend.url.host} (${status})`);
  }
  const json = await response.json().catch(() => undefined);
  const { code, message } = json ?? {};
  const parts = [response.status, code, message && `(${message})`];
  return { json, summary: `answers ${parts.filter(Boolean).join(' ')}` };
}

/** Asks the database whether leads are safe. The public key learns no more than that a check failed. @param {Backend} backend @param {URL} site */
async function checkHealth(backend, site) {
  const { json, summary } = await post('health', backend, site, 'rpc/health', {});
  if (typeof json !== 'string') fail('health', `The database ${summary}`);
  if (json !== 'ok') fail('health', `The database says: ${json}`);
  pass('health', 'leads are limited, and the owner is notified');
}

/** Passes every check and trigger. The migration `erasure` has this lead as one that was erased, so it is never stored. */
const lead = {
  full_name: 'Probe',
  company_name: 'Probe',
  email: 'probe@example.com',
  service_interest: 'Probe',
  custom_request: null,
  further_answers: null,
  created_at: '2000-01-01T00:00:00Z',
};

/** Sends the lead to the table. @param {Backend} backend @param {URL} site */
async function checkTable(backend, site) {
  const { summary } = await post('table', backend, site, 'leads', lead);
  if (summary !== 'answers 201') fail('table', `The table ${summary}`);
  pass('table', 'the table takes what a visitor may send');
}

/** Sends the lead to the function that takes leads where the table cannot be reached. @param {URL} site */
async function checkFunction(site) {
  const response = await request('function', new URL('/lead', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify(lead),
  });
  const text = await response.text();
  if (response.status !== 200 || text.trim() !== '{"stored":true}')
    fail('function', `/lead answers ${response.status}`);
  pass('function', 'forms without a script are stored, too');
}

const [, , target = ''] = process.argv;
if (!/^https?:/.test(target) || !URL.canParse(target)) {
  console.error('Say which site to probe: npm run probe -- https://the-site');
  process.exit(2);
}
const site = new URL(target);
const html = await checkPage(site);
const backend = checkSettings(html, site);
await checkHealth(backend, site);
await checkTable(backend, site);
await checkFunction(site);
