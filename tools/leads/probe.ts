/** Proves from outside that a published site can take leads, and leaves no row behind. */
import { lookup } from 'node:dns/promises';
import { reasonOf } from '../errors.ts';

/** One thing that was looked at: what was found, and when it is wrong, what to do. */
export interface Finding {
  name: string;
  ok: boolean;
  says: string;
}

/** The fixed row whose permanent tombstone the migration puts down; every check of the table would refuse it as well. */
const PROBE_ROW = {
  full_name: '',
  company_name: '',
  email: 'probe',
  service_interest: '',
  custom_request: null,
  created_at: '2025-01-01T00:00:00Z',
};

const TIMEOUT_MS = 20_000;
const NEEDED_HEADERS = ['apikey', 'authorization', 'content-type', 'content-profile', 'x-client-info'];

/**
 * Looks at a site as a visitor's browser does. Stops at the first failure, since what follows depends on it.
 *
 * @param expected the headers that every page must have, by lower-case name; of the policy only the name counts, since
 * its hashes are the build's
 */
export async function* probe(site: URL, expected: ReadonlyMap<string, string>): AsyncGenerator<Finding> {
  const steps = [findHost, fetchPage, compareHeaders, findSettings, askForPermission, sendRow];
  const state: State = { site, expected, page: new Response(), html: '', backend: site, key: '' };
  for (const step of steps) {
    const finding = await step(state).catch((error: unknown) =>
      failed('network', `${reasonOf(error)}. Look at ${site.host}'s status page and the certificate.`),
    );
    yield finding;
    if (!finding.ok) return;
  }
}

interface State {
  site: URL;
  expected: ReadonlyMap<string, string>;
  page: Response;
  html: string;
  backend: URL;
  key: string;
}

const passed = (name: string, says: string): Finding => ({ name, ok: true, says });
const failed = (name: string, says: string): Finding => ({ name, ok: false, says });

async function findHost({ site }: State): Promise<Finding> {
  try {
    const { address } = await lookup(site.hostname.replace(/^\[|\]$/g, ''));
    return passed('DNS', `${site.hostname} is ${address}`);
  } catch {
    return failed(
      'DNS',
      `${site.hostname} has no address. Renew the domain, or set its records as Netlify's "Domain management" says.`,
    );
  }
}

async function fetchPage(state: State): Promise<Finding> {
  state.page = await request(new URL('/get-started', state.site));
  state.html = await state.page.text();
  if (state.page.status === 200) return passed('page', '/get-started is there');
  return failed(
    'page',
    `/get-started answers ${state.page.status}. Look at the last deploy; the address must be the one that the site is served from.`,
  );
}

async function compareHeaders({ page, expected, site }: State): Promise<Finding> {
  const isLocal = site.protocol === 'http:';
  const wrong = [...expected].filter(([name, value]) => {
    const found = page.headers.get(name);
    if (isLocal && name === 'strict-transport-security') return false;
    return name === 'content-security-policy' ? !found : found !== value;
  });
  if (wrong.length === 0) return passed('headers', `all ${expected.size} are as in _headers`);
  return failed(
    'headers',
    `${wrong.map(([name]) => name).join(', ')} missing or changed. Deploy again, and see that nothing before the site rewrites headers.`,
  );
}

/** Reads the backend's address and key out of the page's scripts, as they are published. */
async function findSettings(state: State): Promise<Finding> {
  const seen = new Set<string>();
  const waiting = scriptsIn(state.html, new URL('/get-started', state.site));
  for (const script of waiting) {
    if (seen.has(script.href) || script.origin !== state.site.origin) continue;
    seen.add(script.href);
    const response = await request(script);
    const text = response.ok ? await response.text() : '';
    waiting.push(...scriptsIn(text, script));
    // As leadSettings() is compiled: the address in a URL, and the key close behind it.
    const [, address, key] =
      /URL\(["'`]([^"'`]+)["'`][^"'`]{1,60}["'`](sb_publishable_[\w-]+|eyJ[\w.-]+)["'`]/.exec(text) ?? [];
    if (!address || !key) continue;
    state.key = key;
    state.backend = new URL(address, state.site);
    return passed('settings', `leads go to ${state.backend.origin}`);
  }
  return failed(
    'settings',
    `no key was found in ${seen.size} scripts. Deploy again with PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY set; a site of npm start has a backend of its own.`,
  );
}

async function askForPermission({ site, backend }: State): Promise<Finding> {
  const response = await request(new URL('/rest/v1/leads', backend), {
    method: 'OPTIONS',
    headers: {
      origin: site.origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': NEEDED_HEADERS.join(','),
    },
  });
  const origin = response.headers.get('access-control-allow-origin');
  const headers = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const missing = headers === '*' ? [] : NEEDED_HEADERS.filter((name) => !headers.includes(name));
  if (backend.origin === site.origin) return passed('CORS', 'not needed: the site and its backend share an origin');
  if (response.ok && ['*', site.origin].includes(origin ?? '') && missing.length === 0) {
    return passed('CORS', `browsers on ${site.host} may send`);
  }
  return failed(
    'CORS',
    `browsers on ${site.host} may not send (${response.status}, origin ${origin ?? 'none'}${missing.length ? `, not ${missing.join(', ')}` : ''}). A paused project answers so: restore it in the Supabase dashboard.`,
  );
}

async function sendRow({ backend, key, site }: State): Promise<Finding> {
  const response = await request(new URL('/rest/v1/leads', backend), {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'content-profile': 'public', origin: site.origin },
    body: JSON.stringify(PROBE_ROW),
  });
  const { code = '', message = '' } = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.status === 409 && code === '23505') return passed('table', 'key, table, trigger and index are in place');
  const answer = `${response.status}${code && ` ${code}`}${message && `: ${message}`}`;
  return failed('table', `the table answers ${answer}. ${remedy(response.status, code)}`);
}

function remedy(status: number, code: string): string {
  if (code === '23514') return 'The trigger refuse_erased is gone: apply the migrations again (npx supabase db push).';
  if (code === 'PT500')
    return 'Make the index leads_once again as the first migration does: without it leads are doubled.';
  if (code === 'PGRST205' || code === '42P01' || status === 404) return 'The table is missing: npx supabase db push.';
  if (code === '42501') return 'Visitors lost the right to insert: apply the grants of the first migration again.';
  if (status === 401 || status === 403)
    return 'The published key is not valid: set the current one at Netlify and deploy.';
  if (status === 201) return 'A row of the probe was stored: delete it, and apply the migrations again.';
  return 'Look at the project in the Supabase dashboard: it may be paused or out of space.';
}

function scriptsIn(text: string, base: URL): URL[] {
  const names = text.match(/["'`](?:\.{0,2}\/)[\w./-]+\.js["'`]/g) ?? [];
  return names.map((name) => new URL(name.slice(1, -1), base));
}

function request(url: URL, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
}
