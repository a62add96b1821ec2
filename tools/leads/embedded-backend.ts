/** A Supabase backend in this process: Postgres (PGlite) with the project's migrations, and the REST interface on it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { StoredLead } from './stored-lead.ts';
import { migrate } from './migrations.ts';
import { readRequest, sendResponse } from './fetch-bridge.ts';
import { createRestApi } from './rest-api.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface EmbeddedBackend {
  /** Answers a request whose path begins with /rest/v1. Never rejects. */
  handle: (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => Promise<void>;
  /** The leads received since a moment (all by default), newest first. */
  leads: (since?: Date) => Promise<StoredLead[]>;
  /** The rows of a query with all rights; for tests. */
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
  /** Waits for the requests under way, then closes the store. */
  close: () => Promise<void>;
}

/**
 * Starts the backend and applies the migrations that are not yet applied. A folder that a killed process left behind
 * is recovered by Postgres itself. Only one process may have a folder: see data-folder.ts.
 *
 * @param folder where Postgres keeps its files; in memory when left out
 */
export async function startEmbeddedBackend({ folder }: { folder?: string } = {}): Promise<EmbeddedBackend> {
  process.env['LITE_TELEMETRY'] = '0';
  const connection = await createPgliteConnection(folder === undefined ? {} : { url: folder });
  const postgres = connection.driver;
  // One session serves everyone: if a request's transaction mixed with the next one's, or with a reading by staff, a
  // refusal of one would roll back the other, which is then answered with 201.
  const alone = oneAtATime();

  try {
    await postgres.waitReady;
    await migrate({
      run: async (statements) => {
        await postgres.transaction(async (transaction) => void (await transaction.exec(statements)));
      },
      rows: async (query) => (await postgres.query(query)).rows,
    });
    const rest = await createRestApi(connection);
    const query = async <T>(text: string, parameters: unknown[] = []): Promise<T[]> =>
      alone(async () => (await postgres.query<T>(text, parameters)).rows);

    return {
      query,
      handle: async (request, response) => {
        const asked = await readRequest(request);
        const answer = asked instanceof Response ? asked : await alone(() => rest.fetch(asked));
        await sendResponse(answer, response);
      },
      leads: async (since) => query<StoredLead>(LEADS_QUERY, [since?.toISOString() ?? '-infinity']),
      close: async () => {
        await alone(() => connection.close());
        rest.close();
      },
    };
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

const LEADS_QUERY = `
  select id, full_name, company_name, email, service_interest, custom_request, flags,
    to_json(received_at at time zone 'UTC') #>> '{}' || 'Z' as received_at,
    to_json(created_at at time zone 'UTC') #>> '{}' || 'Z' as created_at
  from public.leads where received_at >= $1::timestamptz
  order by leads.received_at desc, leads.id`;
