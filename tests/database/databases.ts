/** The two databases that the migrations are tried on: PGlite in this process, and PostgreSQL where it is installed. */
import postgres from 'postgres';
import { noPostgres, startPostgres } from './postgres-server.ts';
import { schema } from './schema.ts';
import { openBackend } from './store.ts';

export interface Database {
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

/** Starts each, migrated and empty. */
export const databases: [name: string, start: () => Promise<Database>][] = [['PGlite', openBackend]];
if (!noPostgres) databases.push(['PostgreSQL', startOnServer]);

async function startOnServer(): Promise<Database> {
  const server = await startPostgres();
  server.run(schema);
  const sql = postgres(server.url, { max: 4, onnotice: () => undefined });
  return {
    query: async <T>(text: string, parameters: unknown[] = []) =>
      (await sql.unsafe(text, parameters as postgres.ParameterOrJSON<never>[])) as unknown as T[],
    close: async () => {
      await sql.end();
      await server.stop();
    },
  };
}
