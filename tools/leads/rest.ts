/**
 * The part of Supabase's REST interface that this site uses, on a database of its own: it inserts a visitor's lead, and
 * calls functions. A refused request gets the status and the code that PostgREST would give.
 */
import { isErrorCode } from '../errors.ts';
import { readBody, type RequestHandler } from '../listen.ts';

export type Role = 'anon' | 'service_role';

/** Runs a statement as a role, in its own transaction, where SQL can read the request's headers. */
export type RunAs = (role: Role, headers: object, statement: string, parameters: unknown[]) => Promise<object[]>;

/** The most bytes of a request. Staff restore many leads at once. */
const MAX_BYTES: Record<Role, number> = { anon: 200 * 1024, service_role: 20_000 * 1024 };

/** By the start of the SQLSTATE; the first match counts: https://docs.postgrest.org/en/stable/references/errors.html */
const STATUSES: [codes: RegExp, status: number][] = [
  [/^2350[35]/, 409],
  [/^(42883|42P01)/, 404],
  [/^(22|23|42|P0001)/, 400],
  [/^(08|53)/, 503],
];

const UNDEFINED_COLUMN = '42703';
const UNDEFINED_FUNCTION = '42883';

const refusal = (status: number, code: string, message: string): Error =>
  Object.assign(new Error(message), { status, code });

/** @param keys the role that each key gives */
export function createRest(runAs: RunAs, keys: Record<string, Role>): RequestHandler {
  const answer = async (request: Request, path: string, role: Role | undefined, address: string): Promise<Response> => {
    const { headers, method } = request;
    const body = await readBody(request, role ? MAX_BYTES[role] : 0);
    if (method === 'OPTIONS') return new Response();
    if (!role) throw refusal(401, '', 'Invalid API key');
    if (!body) throw refusal(413, 'PT413', 'The request is too large');
    const text = body.toString();
    const profile = headers.get('content-profile') ?? headers.get('accept-profile') ?? 'public';
    if (profile !== 'public') throw refusal(406, 'PGRST106', 'Only the schema public is served');
    // A hosted project's proxy sets this header. Here the socket's address is used, unless the request has one.
    const proxied = { 'cf-connecting-ip': address, ...Object.fromEntries(headers) };
    const run: Run = (statement, parameters = []) => runAs(role, proxied, statement, parameters);
    const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? [];
    if (name && method !== 'POST' && method !== 'GET') throw refusal(405, 'PGRST101', 'Functions are called with POST');
    if (name) return call(run, name, method === 'POST' ? parse(text || '{}') : {});
    if (path !== '/rest/v1/leads') throw refusal(404, 'PGRST205', 'There is no such table');
    if (method === 'POST') return insert(run, parse(text), headers.get('prefer') ?? '');
    // The database refuses a visitor here. Staff may read, but have to call functions.
    await run('select from public.leads limit 0');
    throw refusal(405, 'PGRST117', 'Call a function such as list_leads instead');
  };

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/rest/v1/')) return undefined;
    const role = keys[request.headers.get('apikey') ?? ''];
    const asked = request.headers.get('access-control-request-headers') ?? '*';
    const response = await answer(request, pathname, role, address).catch((error: unknown) => asAnswer(error, role));
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-allow-headers', asked);
    return response;
  };
}

type Run = (statement: string, parameters?: unknown[]) => Promise<object[]>;

async function insert(run: Run, body: unknown, prefer: string): Promise<Response> {
  const created = { status: 201 };
  const rows: unknown[] = [body].flat();
  const [first] = rows;
  if (first === undefined) return new Response(null, created);
  if (!rows.every(isObject)) throw refusal(400, 'PGRST102', 'The body has no objects');
  const names = Object.keys(first as object);
  if (rows.some((row) => Object.keys(row).toSorted().join() !== names.toSorted().join())) {
    throw refusal(400, 'PGRST102', 'All object keys must match');
  }

  const columns = names.map(quoted).join();
  const values =
    names.length > 0
      ? `(${columns}) select ${columns} from json_populate_recordset(null::public.leads, $1::text::json)`
      : 'default values';
  const conflict = prefer.includes('resolution=') ? 'on conflict (id) do nothing' : '';
  const returning = prefer.includes('return=representation') ? 'returning *' : '';
  const statement = `insert into public.leads ${values} ${conflict} ${returning}`;
  const found = await run(statement, names.length > 0 ? [JSON.stringify(rows)] : []).catch((error: unknown) => {
    if (!isErrorCode(error, UNDEFINED_COLUMN)) throw error;
    throw refusal(400, 'PGRST204', `The table leads lacks one of the columns ${columns}`);
  });
  return returning ? Response.json(found, created) : new Response(null, created);
}

async function call(run: Run, name: string, body: unknown): Promise<Response> {
  if (!isObject(body)) throw refusal(400, 'PGRST102', 'The body is no object');
  const list = Object.keys(body).map((key, n) => `${quoted(key)} => $${n + 1}`);
  const statement = `select answer, pg_typeof(answer)::text as type from public.${name}(${list.join()}) as answer`;
  const found = await run(statement, Object.values(body)).catch((error: unknown) => {
    if (!isErrorCode(error, UNDEFINED_FUNCTION)) throw error;
    throw refusal(404, 'PGRST202', `There is no function ${name} with these parameters`);
  });
  const [row] = found as { answer: unknown; type: string }[];
  return row?.type === 'void' ? new Response(null, { status: 204 }) : Response.json(row?.answer ?? null);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'PGRST102', 'The body is no JSON');
  }
}

/** Turns our own or the database's refusal into an answer, without `details`, in which the database quotes the row. */
function asAnswer(error: unknown, role: Role | undefined): Response {
  const { code, message, hint = null, status } = error as Record<string, string> & { status?: number };
  const [, own] = /^PT(\d{3})$/.exec(code ?? '') ?? [];
  const forbidden = code === '42501' && (role === 'anon' ? 401 : 403);
  const usual = STATUSES.find(([codes]) => codes.test(code ?? ''))?.[1] ?? 500;
  const body = { code, message, hint, details: null };
  return Response.json(body, { status: status ?? (Number(own) || forbidden || usual) });
}
