/** The REST interface on a PostgreSQL server, for measuring; a hosted project has PostgREST in its place. */
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { readRequest, sendResponse } from './fetch-bridge.ts';
import { migrate } from './migrations.ts';
import { createRestApi } from './rest-api.ts';

/** Connections that are used at once, as many as a small hosted project has for its API. */
const POOL = 10;

/** Applies the migrations to the database at an address (postgres://…) and serves it. */
export async function startPostgresBackend(url: string): Promise<Pick<EmbeddedBackend, 'handle' | 'query' | 'close'>> {
  const connection = createPostgresConnection({ url, postgresOptions: { max: POOL, onnotice: () => undefined } });
  const server = connection.driver;
  await migrate({
    run: async (statements) => void (await server.begin((transaction) => transaction.unsafe(statements))),
    rows: async (query) => server.unsafe(query),
  });
  const rest = await createRestApi(connection);
  return {
    handle: async (request, response) => {
      const asked = await readRequest(request);
      await sendResponse(asked instanceof Response ? asked : await rest.fetch(asked), response);
    },
    query: async <T>(text: string) => (await server.unsafe(text)) as unknown as T[],
    close: async () => {
      await connection.close();
      rest.close();
    },
  };
}
