/** A Supabase project in this process: Postgres (PGlite) with the project's migrations, and its REST interface. */
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { errorMessage, UserError } from '../errors.ts';
import { EMBEDDED_KEY } from '../settings/lead-settings.ts';
import { hasStore } from './data-folder.ts';
import { createRest, type RunAs } from './rest.ts';

export type EmbeddedBackend = Awaited<ReturnType<typeof startEmbeddedBackend>>;

/** The SQL that makes the database: first what a hosted project begins with, then the migrations in order. */
export const migrations = ['supabase-defaults.sql', '../../supabase/migrations/*.sql'].flatMap((pattern) => {
  const files = globSync(path.join(fileURLToPath(new URL('.', import.meta.url)), pattern)).toSorted();
  return files.map((file) => ({ name: path.basename(file), text: readFileSync(file, 'utf8') }));
});

/**
 * Starts the backend and applies the migrations that are missing. After a killed process, Postgres recovers the folder
 * itself. A lead that was answered as stored survives a killed process, but not always a power cut, because PGlite
 * leaves writing to the disk to the operating system.
 *
 * @param folder where Postgres keeps its files, for one process at a time; in memory when left out
 */
export async function startEmbeddedBackend(folder?: string) {
  // By default Postgres caches pages in 128 MB of memory, but the operating system caches the same pages.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  // A new database is unpacked from an archive, because initdb takes three times as long.
  const isNew = folder === undefined || !hasStore(folder);
  const postgres = await PGlite.create(folder, { startParams, ...(isNew && { loadDataDir: await dataDir() }) });
  await migrate(postgres);
  // This key has every right, so each run makes a new one, which nobody else knows.
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`;
  const runAs: RunAs = (role, headers, text, parameters) =>
    postgres.transaction(async (transaction) => {
      const settings = [role, JSON.stringify(headers)];
      await transaction.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", settings);
      return (await transaction.query<object>(text, parameters)).rows;
    });
  return {
    handle: createRest(runAs, { [EMBEDDED_KEY]: 'anon', [secretKey]: 'service_role' }),
    secretKey,
    /** Runs a query with every right, and returns its rows. */
    query: async <T>(text: string, parameters: unknown[] = []) => (await postgres.query<T>(text, parameters)).rows,
    close: () => postgres.close(),
  };
}

/** Applies each migration once, whole or not at all, as the Supabase CLI does. Throws if an applied one was edited. */
async function migrate(postgres: PGlite): Promise<void> {
  await postgres.exec(
    'create schema if not exists done; create table if not exists done.migrations (name text, text text)',
  );
  const { rows } = await postgres.query<{ name: string; text: string }>('select name, text from done.migrations');
  for (const { name, text } of migrations) {
    const applied = rows.find((row) => row.name === name);
    if (applied && applied.text !== text)
      throw new UserError(`${name} was edited after it was applied there; put the change into a new file`);
    if (applied) continue;
    const apply = postgres.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query('insert into done.migrations values ($1, $2)', [name, text]);
    });
    await apply.catch((error: unknown) => {
      throw new UserError(`${name} cannot be applied, and nothing of it was: ${errorMessage(error)}`);
    });
  }
}
