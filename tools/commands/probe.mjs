// @ts-check
/**
 * `npm run probe -- https://the-site`: whether a published site can take leads and its owner hears of them, a line a
 * check. It leaves no row behind. One file that needs no package and runs on Node 20, so that a watch can call it as it is.
 */

/**
 * @typedef {{ site: URL, page: string, backend: URL, key: string }} State
 * @typedef {(state: State) => Promise<string>} Step what was found; throws a cause and its remedy
 */

/** Says what is wrong, and what to do. @param {string} cause @param {string} remedy */
const wrong = (cause, remedy) => new Error(`${cause}. ${remedy}.`);

/** @param {URL} url @param {RequestInit} [init] */
async function ask(url, init = {}) {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
  } catch (error) {
    const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    throw wrong(
      `${url.host} cannot be reached (${cause?.code ?? message})`,
      'Look at its domain, its certificate and its status page',
    );
  }
}

/** @type {Step} */
async function findPage(state) {
  const response = await ask(new URL('/get-started', state.site));
  if (response.status !== 200) {
    throw wrong(
      `/get-started answers ${response.status}`,
      'Look at the last deploy, and probe the address that the site is served from',
    );
  }
  const missing = ['content-security-policy', 'x-content-type-options', 'strict-transport-security'].filter(
    (name) => !response.headers.has(name),
  );
  if (missing.length > 0)
    throw wrong(
      `/get-started is served without ${missing.join(', ')}`,
      'Deploy again, and see that nothing before the site removes headers',
    );
  state.page = await response.text();
  return '/get-started is there, with its headers';
}

/** Finds where leads go, as the page tells its wizard: "/" where the site has a backend of its own. @type {Step} */
async function findSettings(state) {
  const told = /"url":\[0,"([^"]+)"\],"key":\[0,"([^"]+)"\]/.exec(state.page.replaceAll('&quot;', '"'));
  if (!told) {
    throw wrong(
      'The page does not say where leads go',
      'Set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY, and deploy again',
    );
  }
  state.backend = new URL(told[1] ?? '', state.site);
  state.key = told[2] ?? '';
  return `leads go to ${state.backend.origin}`;
}

/** @type {Step} */
async function findHealth(state) {
  const { status, body } = await call(state, 'rpc/health', {});
  if (body === 'ok') return 'leads are limited and told';
  if (typeof body !== 'string') throw refused('The database', status, body);
  const remedy = body.startsWith('tell')
    ? 'Look at the log of the function tell at Netlify: its last line says why'
    : body.includes('address')
      ? "No limit works: use the project's own address, behind Supabase's proxy"
      : 'Run npm run leads, which names the channel and its problem';
  throw wrong(`The database says: ${body}`, remedy);
}

/** A blank name: only the table's own check refuses it, so whatever else would refuse a lead shows first. @type {Step} */
async function sendRow(state) {
  const row = {
    full_name: ' ',
    company_name: 'Probe',
    email: 'probe@example.com',
    service_interest: 'Probe',
    created_at: new Date().toISOString(),
  };
  const { status, body } = await call(state, 'leads', row);
  if (body?.code === '23514' && body.message?.includes('leads_full_name_check'))
    return 'the table takes what a visitor may send';
  throw refused('The table', status, body);
}

/** @param {string} what @param {number} status @param {{ code?: string, message?: string } | undefined} body */
function refused(what, status, body) {
  const { code = '', message = '' } = body ?? {};
  const remedy =
    code === '42501'
      ? 'Visitors lost a right: bring the database up to date with npx supabase db push'
      : status === 404 || code.startsWith('PGRST20')
        ? 'The database is not up to date: npx supabase db push'
        : status === 401 || status === 403
          ? 'The published key is not valid: set the current one at Netlify, and deploy'
          : status === 201
            ? 'The check of the table is gone: delete the row of the probe, and apply the migrations again'
            : status === 429
              ? 'Many leads came from this network: try again in an hour'
              : 'The project may be paused or out of space: look at it in the Supabase dashboard';
  return wrong(
    `${what} answers ${status} ${code}${message && ` (${message})`}`.replace(' (', code ? ' (' : '('),
    remedy,
  );
}

/** @param {State} state @param {string} path @param {object} body */
async function call({ backend, key, site }, path, body) {
  const headers = { apikey: key, 'content-type': 'application/json', origin: site.origin };
  const response = await ask(new URL(`/rest/v1/${path}`, backend), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (
    backend.origin !== site.origin &&
    !['*', site.origin].includes(response.headers.get('access-control-allow-origin') ?? '')
  ) {
    throw wrong(
      `Browsers on ${site.host} may not send to ${backend.host} (${response.status})`,
      'A paused project answers so: restore it in the Supabase dashboard',
    );
  }
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

const site = URL.canParse(process.argv[2] ?? '') ? new URL(process.argv[2] ?? '') : undefined;
if (!site || !/^https?:$/.test(site.protocol)) {
  console.error('Say which site to probe: npm run probe -- https://the-site');
  process.exit(2);
}
/** @type {State} */
const state = { site, page: '', backend: site, key: '' };
/** @type {[string, Step][]} */
const steps = [
  ['page', findPage],
  ['settings', findSettings],
  ['health', findHealth],
  ['table', sendRow],
];
for (const [name, step] of steps) {
  try {
    console.log(`ok      ${name.padEnd(8)}  ${await step(state)}`);
  } catch (error) {
    console.log(`FAILED  ${name.padEnd(8)}  ${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}
