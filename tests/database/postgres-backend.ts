/** The REST interface on a PostgreSQL server, where requests really run at once; a hosted project has PostgREST there. */
import { createPostgresConnection } from '@supabase/lite/postgres';
import { requestUrl } from '../../tools/host/request-url.ts';
import type { EmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { answerWith } from '../../tools/leads/listener.ts';
import { migrate } from '../../tools/leads/migrations.ts';
import { createRestApi } from '../../tools/leads/rest-api.ts';

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
      const address = requestUrl(request.url);
      if (address) await answerWith(rest.fetch, address, request, response);
      return address !== undefined;
    },
    query: async <T>(text: string) => (await server.unsafe(text)) as unknown as T[],
    close: async () => {
      await connection.close();
      rest.close();
    },
  };
}
