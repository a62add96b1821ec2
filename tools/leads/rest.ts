/**
 * The part of Supabase's REST interface (PostgREST) that this site uses, on a database of its own: it inserts a visitor's
 * lead, and calls functions. A refused request gets the status and the code that PostgREST would give.
 *
 * It exists so that `npm start` and the tests need no Docker: PostgREST is a program of its own, which is not on npm. The
 * workflow `supabase.yml` runs `tests/database/rest-api.test.ts` and five other tests on Supabase's own stack as well, so a
 * difference fails there.
 */
import { isErrorCode } from '../errors.ts';
import { readBody, type RequestHandler } from '../listen.ts';

export type Role = 'anon' | 'service_role';

/** Runs a statement as a role, in its own transaction, where SQL can read the request's headers. */
export type RunAs = (role: Role, headers: object, statement: string, parameters: unknown[]) => Promise<object[]>;

/** Runs a statement as the role of the current request. */
type RunStatement = (statement: string, parameters?: unknown[]) => Promise<object[]>;

/** The most bytes of a request. Staff restore many leads at once. */
const MAX_BYTES: Record<Role, number> = { anon: 200 * 1024, service_role: 20_000 * 1024 };

/** By the start of the SQLSTATE; the first match counts: https://docs.postgrest.org/en/stable/references/errors.html */
const STATUS_BY_SQLSTATE: [pattern: RegExp, status: number][] = [
  [/^2350[35]/, 409],
  [/^(42883|42P01)/, 404],
  [/^(22|23|42|P0001)/, 400],
  [/^(08|53)/, 503],
];

const INSUFFICIENT_PRIVILEGE = '42501';
const UNDEFINED_COLUMN = '42703';
const UNDEFINED_FUNCTION = '42883';

/** A request that this interface refuses itself, before or instead of the database. */
class RefusedError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** @param roleByKey the role that each key gives */
export function createRest(runAs: RunAs, roleByKey: Record<string, Role>): RequestHandler {
  return async (request, clientIp) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/rest/v1/')) return undefined;
    const role = roleByKey[request.headers.get('apikey') ?? ''];
    const requestedHeaders = request.headers.get('access-control-request-headers') ?? '*';
    const response = await answer(runAs, request, pathname, role, clientIp).catch((error: unknown) =>
      errorResponse(error, role),
    );
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-allow-headers', requestedHeaders);
    return response;
  };
}

async function answer(
  runAs: RunAs,
  request: Request,
  path: string,
  role: Role | undefined,
  clientIp: string,
): Promise<Response> {
  const { headers, method } = request;
  const body = await readBody(request, role ? MAX_BYTES[role] : 0);
  if (method === 'OPTIONS') return new Response();
  if (!role) throw new RefusedError(401, '', 'Invalid API key');
  if (!body) throw new RefusedError(413, 'PT413', 'The request is too large');
  const schema = headers.get('content-profile') ?? headers.get('accept-profile') ?? 'public';
  if (schema !== 'public') throw new RefusedError(406, 'PGRST106', 'Only the schema public is served');

  // A hosted project's proxy sets this header. Here the socket's IP address is used, unless the request has one.
  const headersForSql = { 'cf-connecting-ip': clientIp, ...Object.fromEntries(headers) };
  const runStatement: RunStatement = (statement, parameters = []) => runAs(role, headersForSql, statement, parameters);

  const [, functionName] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(path) ?? [];
  if (functionName) {
    if (method === 'GET') return callFunction(runStatement, functionName, {});
    if (method !== 'POST') throw new RefusedError(405, 'PGRST101', 'Functions are called with POST');
    return callFunction(runStatement, functionName, parseJson(body.toString() || '{}'));
  }

  if (path !== '/rest/v1/leads') throw new RefusedError(404, 'PGRST205', 'There is no such table');
  if (method === 'POST') return insertLeads(runStatement, parseJson(body.toString()), headers.get('prefer') ?? '');
  // The database refuses a visitor here. Staff may read, but have to call functions.
  await runStatement('select from public.leads limit 0');
  throw new RefusedError(405, 'PGRST117', 'Call a function such as list_leads instead');
}

/**
 * @param body a row or a list of rows
 * @param prefer the header `prefer`, by which supabase-js asks for the rows back, or for no error at a conflict
 */
async function insertLeads(runStatement: RunStatement, body: unknown, prefer: string): Promise<Response> {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  const [firstRow] = rows;
  if (firstRow === undefined) return new Response(null, { status: 201 });
  if (!rows.every(isObject)) throw new RefusedError(400, 'PGRST102', 'The body has no objects');
  const columns = Object.keys(firstRow as object);
  const sortedColumns = columns.toSorted().join();
  const haveSameColumns = rows.every((row) => Object.keys(row).toSorted().join() === sortedColumns);
  if (!haveSameColumns) throw new RefusedError(400, 'PGRST102', 'All object keys must match');

  const columnList = columns.map(quoteIdentifier).join();
  const isEmptyRow = columns.length === 0;
  const values = isEmptyRow
    ? 'default values'
    : `(${columnList}) select ${columnList} from json_populate_recordset(null::public.leads, $1::text::json)`;
  const parameters = isEmptyRow ? [] : [JSON.stringify(rows)];
  const onConflict = prefer.includes('resolution=') ? 'on conflict (id) do nothing' : '';
  const wantsRows = prefer.includes('return=representation');
  const returning = wantsRows ? 'returning *' : '';

  try {
    const inserted = await runStatement(`insert into public.leads ${values} ${onConflict} ${returning}`, parameters);
    return wantsRows ? Response.json(inserted, { status: 201 }) : new Response(null, { status: 201 });
  } catch (error) {
    if (!isErrorCode(error, UNDEFINED_COLUMN)) throw error;
    throw new RefusedError(400, 'PGRST204', `The table leads lacks one of the columns ${columnList}`);
  }
}

/** @param args the function's arguments, by name */
async function callFunction(runStatement: RunStatement, name: string, args: unknown): Promise<Response> {
  if (!isObject(args)) throw new RefusedError(400, 'PGRST102', 'The body is no object');
  const argumentList = Object.keys(args).map((key, index) => `${quoteIdentifier(key)} => $${index + 1}`);
  const call = `public.${name}(${argumentList.join()})`;
  try {
    const rows = await runStatement(
      `select result, pg_typeof(result)::text as type from ${call} as result`,
      Object.values(args),
    );
    const [row] = rows as { result: unknown; type: string }[];
    if (row?.type === 'void') return new Response(null, { status: 204 });
    return Response.json(row?.result ?? null);
  } catch (error) {
    if (!isErrorCode(error, UNDEFINED_FUNCTION)) throw error;
    throw new RefusedError(404, 'PGRST202', `There is no function ${name} with these parameters`);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError(400, 'PGRST102', 'The body is no JSON');
  }
}

/** Turns our own or the database's error into a response, without `details`, in which the database quotes the row. */
function errorResponse(error: unknown, role: Role | undefined): Response {
  const { code, message, hint = null } = error as Record<string, string | undefined>;
  const status = error instanceof RefusedError ? error.status : statusOfDatabaseError(code ?? '', role);
  return Response.json({ code, message, hint, details: null }, { status });
}

function statusOfDatabaseError(sqlState: string, role: Role | undefined): number {
  // PT413 and the like are errors that SQL functions raise with a status for the client.
  const [, ownStatus] = /^PT(\d{3})$/.exec(sqlState) ?? [];
  if (ownStatus) return Number(ownStatus);
  if (sqlState === INSUFFICIENT_PRIVILEGE) return role === 'anon' ? 401 : 403;
  const [, status = 500] = STATUS_BY_SQLSTATE.find(([pattern]) => pattern.test(sqlState)) ?? [];
  return status;
}
