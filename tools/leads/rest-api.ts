/**
 * Supabase's REST interface over a database in this process: `@supabase/lite`, with its gaps closed.
 *
 * What version 0.10.0 does otherwise, and what is done about it here:
 * - It grants everything on every table to everyone at the first request: switched off, the migrations' grants hold.
 * - It answers 500 for several refusals that PostgREST gives a 4xx: answered as PostgREST would.
 * - It hands request headers to rpc functions only: handed to every request, as PostgREST does.
 * - It prints each database error with its parameters, which are people's names and addresses: it gets errors without
 *   them, and what it prints while it answers is dropped.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { App, type Connection } from '@supabase/lite';
import { sql, type Kysely } from 'kysely';
import { EMBEDDED_KEY } from '../settings/lead-settings.ts';
import { isDatabaseError, postgrestStatus, type DatabaseError } from './postgrest-status.ts';

export interface RestApi {
  /** Answers a request to /rest/v1; never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** A key for the role service_role, generated for each run. */
  secretKey: string;
  close: () => void;
}

interface RequestState {
  headers: Record<string, string>;
  failure?: DatabaseError;
}

type ApplyContext = (this: Connection, database: Kysely<unknown>, ...rest: unknown[]) => Promise<void>;

/** The library's types have no public names for these. */
const PRIVATE = { rlsState: 'rlsState', applyContext: 'applyJwtSessionContext' };

/** Puts the REST interface on a connection whose migrations are done. */
export async function createRestApi(connection: Connection): Promise<RestApi> {
  const current = new AsyncLocalStorage<RequestState>();

  const applyContext = Reflect.get(connection, PRIVATE.applyContext) as ApplyContext;
  Object.assign(connection, {
    [PRIVATE.rlsState]: 'active',
    async [PRIVATE.applyContext](database: Kysely<unknown>, ...rest: unknown[]) {
      await applyContext.call(connection, database, ...rest);
      const headers = JSON.stringify(current.getStore()?.headers ?? {});
      await sql`select set_config('request.headers', ${headers}, true)`.execute(database);
    },
    normalizeDbError(error: unknown) {
      if (!isDatabaseError(error)) return error;
      const state = current.getStore();
      if (state) state.failure = error;
      return withoutData(error);
    },
  });
  const restoreConsole = silenceWithin(current);

  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`;
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: EMBEDDED_KEY, secret_key: secretKey },
  });
  // The first request would otherwise pay for reading the catalogue.
  await connection.introspect({ useCache: true });

  const answer = async (request: Request): Promise<Response> => {
    const state: RequestState = { headers: Object.fromEntries(request.headers) };
    try {
      // No peer address: a request without a key is refused, from this machine too.
      const response = await current.run(state, async () => app.fetch(request, { peerAddress: null }));
      if (response.status !== 500) return response;
    } catch {
      // Answered below like any failure.
    }
    return failureResponse(state.failure);
  };
  return { fetch: answer, secretKey, close: restoreConsole };
}

/** The same refusal for the library to answer with, which shows nothing of the request when it is printed. */
function withoutData({ code, message, detail, hint }: DatabaseError): DatabaseError {
  return Object.defineProperties(new Error(), {
    code: { value: code },
    message: { value: message },
    stack: { value: '' },
    detail: { value: detail },
    hint: { value: hint },
    [inspect.custom]: { value: () => `The leads store refused a request: ${code}` },
  }) as Error & DatabaseError;
}

function failureResponse(failure: DatabaseError | undefined): Response {
  const { code, message, detail, hint } = failure ?? { code: 'XX000', message: 'The request failed' };
  return Response.json(
    { code, details: detail ?? null, hint: hint ?? null, message },
    { status: postgrestStatus(code), headers: { 'access-control-allow-origin': '*' } },
  );
}

/** Drops what is printed to stderr while a request is answered; gives back what undoes it. */
function silenceWithin(scope: AsyncLocalStorage<unknown>): () => void {
  const print = console.error;
  const guarded = (...words: unknown[]): void => {
    if (scope.getStore() === undefined) print(...words);
  };
  console.error = guarded;
  return () => {
    if (console.error === guarded) console.error = print;
  };
}
