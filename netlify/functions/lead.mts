/** Takes the form of a page without a script: one lead, under the limits of its visitor's address. */
import { emptyAnswers, fields, firstOpen, steps, toRow } from '../../src/lib/lead/index.ts';
import { connect, projectSettings, type Client } from '../database.ts';

export const config = {
  path: '/lead',
  method: 'POST',
  rateLimit: { action: 'rewrite', to: '/not-sent', aggregateBy: ['ip', 'domain'], windowSize: 60, windowLimit: 20 },
};

/** The part of Netlify's context that matters here. */
interface Context {
  ip?: string;
  deploy?: { context?: string };
}

const MAX_BYTES = 200 * 1024;
const ANSWER_MS = 9_000;

/** As pages have them in public/_headers. Without them Safari's engine empties the form to which Back leads. */
const isolation = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Leads to one of two pages, whatever comes. */
export default async function lead(request: Request, { ip = '', deploy }: Context = {}): Promise<Response> {
  const names = projectSettings(deploy?.context);
  const [url = '', key = ''] = [process.env[names.url]?.trim(), process.env[names.key]?.trim()];
  const storing = url && key ? store(request, connect(url, key, AbortSignal.timeout(ANSWER_MS)), ip) : undefined;
  const problem = storing
    ? await storing.catch((error: unknown) => String(error))
    : `${url ? names.key : names.url} is not set`;
  if (problem) console.error(`A form was not stored: ${problem}`);
  const location = problem ? '/not-sent' : '/thank-you';
  return new Response(null, { status: 303, headers: { location, ...isolation } });
}

/** Passes why nothing is stored, with nothing of the person; undefined where it is. */
async function store(request: Request, database: Client, ip: string): Promise<string | undefined> {
  const origin = request.headers.get('origin');
  if (origin !== null && URL.parse(origin)?.host !== new URL(request.url).host) return 'it is from another site';
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return 'it is no form';
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return 'it is too large';
  const body = await request.text();
  if (body.length > MAX_BYTES) return 'it is too large';
  const form = new URLSearchParams(body);
  const answers = { ...emptyAnswers };
  for (const field of fields) answers[field] = form.get(field) ?? '';
  const open = steps[firstOpen(answers)];
  if (open) return `the answer to ${open.field} is missing or not valid`;

  const row = { ...toRow(answers, new Date().toISOString()) };
  const { error } = await database.rpc('post_lead', { lead: row, address: ip });
  return error ? `${error.code || 'no connection'} ${error.hint ?? ''}` : undefined;
}
