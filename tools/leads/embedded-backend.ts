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

export interface Migration {
  name: string;
  sql: string;
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The project's migrations, in order. */
export const migrations = readMigrations('../../supabase/migrations/*.sql');

/** What a hosted project has before its migrations. */
const defaults = readMigrations('supabase-defaults.sql');

function readMigrations(pattern: string): Migration[] {
  // The project's own path is no part of the pattern, because a folder can be called "site [copy]".
  const files = globSync(pattern, { cwd: FOLDER }).toSorted();
  return files.map((file) => ({ name: path.basename(file), sql: readFileSync(path.join(FOLDER, file), 'utf8') }));
}

/**
 * Starts the backend and applies the migrations that are missing. After a killed process, Postgres recovers the folder
 * itself. A lead that was answered as stored survives a killed process, but not always a power cut, because PGlite
 * leaves writing to the disk to the operating system.
 *
 * @param folder where Postgres keeps its files, for one process at a time; in memory when left out
 */
export async function startEmbeddedBackend(folder?: string) {
  const postgres = await openPostgres(folder);
  await migrate(postgres);
  // This key has every right, so each run makes a new one, which nobody else knows.
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`;
  const runAs: RunAs = (role, headers, statement, parameters) =>
    postgres.transaction(async (transaction) => {
      await transaction.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", [
        role,
        JSON.stringify(headers),
      ]);
      const { rows } = await transaction.query<object>(statement, parameters);
      return rows;
    });
  return {
    handle: createRest(runAs, { [EMBEDDED_KEY]: 'anon', [secretKey]: 'service_role' }),
    secretKey,
    /** Runs a query with every right, and returns its rows. */
    query: async <T>(statement: string, parameters: unknown[] = []): Promise<T[]> => {
      const { rows } = await postgres.query<T>(statement, parameters);
      return rows;
    },
    close: () => postgres.close(),
  };
}

async function openPostgres(folder: string | undefined): Promise<PGlite> {
  // By default Postgres caches pages in 128 MB of memory, but the operating system caches the same pages.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  if (folder !== undefined && hasStore(folder)) return PGlite.create(folder, { startParams });
  // A new database is unpacked from an archive, because initdb takes three times as long.
  const archive = await dataDir();
  return PGlite.create(folder, { startParams, loadDataDir: archive });
}

/**
 * Applies each migration once, whole or not at all, as the Supabase CLI does.
 *
 * @throws UserError when one was edited after it was applied, or cannot be applied
 */
async function migrate(postgres: PGlite): Promise<void> {
  await postgres.exec(
    'create schema if not exists local; create table if not exists local.applied_migrations (name text, sql text)',
  );
  const { rows } = await postgres.query<Migration>('select name, sql from local.applied_migrations');
  const appliedSql = new Map(rows.map(({ name, sql }) => [name, sql]));
  for (const migration of [...defaults, ...migrations]) {
    const applied = appliedSql.get(migration.name);
    if (applied === undefined) {
      await applyMigration(postgres, migration);
    } else if (applied !== migration.sql) {
      throw new UserError(`${migration.name} was edited after it was applied there; put the change into a new file`);
    }
  }
}

async function applyMigration(postgres: PGlite, { name, sql }: Migration): Promise<void> {
  try {
    await postgres.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into local.applied_migrations values ($1, $2)', [name, sql]);
    });
  } catch (error) {
    throw new UserError(`${name} cannot be applied, and nothing of it was: ${errorMessage(error)}`);
  }
}
