/**
 * The part of Supabase's REST interface that this site uses, on a database of its own: it inserts a visitor's lead, and
 * calls functions. A refused request gets the status and the code that PostgREST would give.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

export type Incoming = IncomingMessage | Http2ServerRequest;
export type Outgoing = ServerResponse | Http2ServerResponse;
export type Role = 'anon' | 'service_role';

/** Runs a statement as a role, in its own transaction, where SQL can read the request's headers. */
export type RunAs = (role: Role, headers: object, statement: string, parameters: string[]) => Promise<object[]>;

/** Answers a request below /rest/v1. Returns false for any other address, and does not answer then. */
export type Handle = (request: Incoming, response: Outgoing) => Promise<boolean>;

type Answer = { status: number; body?: unknown };

const COLUMNS =
  'full_name, company_name, email, service_interest, custom_request, created_at, id, received_at, flags, untold, source';

/** The most bytes that a visitor's request may have. Staff may send a hundred times as many. */
const MAX_BYTES = 200 * 1024;

/** By the start of the SQLSTATE; the first match counts: https://docs.postgrest.org/en/stable/references/errors.html */
const STATUSES: [codes: RegExp, status: number][] = [
  [/^2350[35]/, 409],
  [/^(42883|42P01)/, 404],
  [/^(22|23|42|P0001)/, 400],
  [/^(08|53)/, 503],
];

const refusal = (status: number, code: string, message: string): Error =>
  Object.assign(new Error(message), { status, code });

/** @param keys the role that each key gives */
export function createRest(runAs: RunAs, keys: Record<string, Role>): Handle {
  const answer = async (request: Incoming, path: string, role: Role | undefined): Promise<Answer> => {
    const { headers, method } = request;
    if (method === 'OPTIONS') return { status: 200 };
    if (!role) throw refusal(401, '', 'Invalid API key');
    const profile = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
    if (profile !== 'public') throw refusal(406, 'PGRST106', 'Only the schema public is served');
    // A hosted project's proxy sets this header. Here the socket's address stands in, unless the request has one.
    const proxied = { 'cf-connecting-ip': request.socket.remoteAddress, ...headers };
    const run = (statement: string, parameters: string[] = []) => runAs(role, proxied, statement, parameters);
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? [];
    if (name) return call(run, name, method === 'POST' ? await readJson(request, role) : {});
    if (path !== '/rest/v1/leads') throw refusal(404, 'PGRST205', 'There is no such table');
    if (method === 'POST') return insert(run, await readJson(request, role), String(headers['prefer'] ?? ''));
    // The database refuses a visitor here. Staff may read, but have to call functions.
    await run('select from public.leads limit 0');
    throw refusal(405, 'PGRST117', 'Call a function such as list_leads instead');
  };

  return async (request, response) => {
    const url = requestUrl(request.url);
    if (!url?.pathname.startsWith('/rest/v1/')) return false;
    const role = keys[String(request.headers['apikey'])];
    const { status, body } = await answer(request, url.pathname, role).catch((error: unknown) => asAnswer(error, role));
    request.resume();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.statusCode = status;
    response.end(body === undefined ? '' : JSON.stringify(body));
    return true;
  };
}

/**
 * Resolves a request's address as browsers do, with its dots, backslashes and encoded dots. The host is always
 * localhost, so the visitor's Host header has no effect. Returns undefined for a target without a path, such as `*`.
 */
export function requestUrl(target = '/'): URL | undefined {
  // A path may begin with several slashes; parsed alone, they would be taken for the start of a host.
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  return url && /^https?:$/.test(url.protocol) ? new URL(`http://localhost${url.pathname}${url.search}`) : undefined;
}

type Run = (statement: string, parameters?: string[]) => Promise<object[]>;

async function insert(run: Run, body: unknown, prefer: string): Promise<Answer> {
  const rows: unknown[] = [body].flat();
  const names = [...new Set(rows.flatMap((row) => Object.keys(row ?? {})))];
  const unknown = names.find((name) => !COLUMNS.split(', ').includes(name));
  if (unknown !== undefined) throw refusal(400, 'PGRST204', `The table leads has no column ${unknown}`);
  if (names.length === 0) return { status: 201 };
  const values = `select ${names.join()} from json_populate_recordset(null::public.leads, $1::text::json)`;
  const conflict = prefer.includes('resolution=') ? 'on conflict (id) do nothing' : '';
  const returning = prefer.includes('return=representation') ? 'returning *' : '';
  const statement = `insert into public.leads (${names.join()}) ${values} ${conflict} ${returning}`;
  const found = await run(statement, [JSON.stringify(rows)]);
  return { status: 201, ...(returning && { body: found }) };
}

async function call(run: Run, name: string, body: unknown): Promise<Answer> {
  const given = Object.entries(body ?? {}).filter(([key]) => /^\w+$/.test(key));
  const list = given.map(([key, value], n) => `${key} => $${n + 1}::text${typeof value === 'string' ? '' : '::jsonb'}`);
  const values = given.map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const [row] = (await run(`select public.${name}(${list.join()}) as answer`, values)) as { answer: unknown }[];
  // Postgres returns an empty text for a function of type void.
  return row?.answer === '' ? { status: 204 } : { status: 200, body: row?.answer };
}

/** Reads a JSON body. One that is too large is refused but not cut off, so that its sender receives the refusal. */
async function readJson(request: Incoming, role: Role): Promise<unknown> {
  const limit = role === 'anon' ? MAX_BYTES : MAX_BYTES * 100;
  const tooLarge = refusal(413, 'PT413', 'The request is too large');
  if (Number(request.headers['content-length']) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString() || '{}');
  } catch {
    throw refusal(400, 'PGRST102', 'The body is no JSON');
  }
}

/** Turns our own or the database's refusal into an answer, without `details`, in which the database quotes the row. */
function asAnswer(error: unknown, role: Role | undefined): Answer {
  const { code, message, hint = null, status } = error as Record<string, string> & { status?: number };
  const [, own] = /^PT(\d{3})$/.exec(code ?? '') ?? [];
  const forbidden = code === '42501' && (role === 'anon' ? 401 : 403);
  const usual = STATUSES.find(([codes]) => codes.test(code ?? ''))?.[1] ?? 500;
  return { status: status ?? (Number(own) || forbidden || usual), body: { code, message, hint, details: null } };
}
