/** A Supabase project in this process: Postgres (PGlite) with the project's migrations, and the REST interface on it. */
import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { reasonOf, UserError } from '../errors.ts';
import { EMBEDDED_KEY } from '../settings/lead-settings.ts';
import { createRest, type Handle, type RunAs } from './rest.ts';

export interface EmbeddedBackend {
  handle: Handle;
  /** Opens everything. Nobody else knows it: a new one for each run. */
  secretKey: string;
  /** The rows of a query with all rights. */
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

/** Postgres would take 128 MB of memory to keep pages in, which the operating system keeps as well. */
const SHARED_BUFFERS = '8MB';
const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);
const DONE = 'supabase_migrations.schema_migrations';

/**
 * Starts the backend and applies the migrations that are not yet applied. A folder that a killed process left behind
 * is recovered by Postgres itself. An answered lead survives the process, but not always a loss of power: PGlite leaves
 * writing to the disk to the operating system.
 *
 * @param folder where Postgres keeps its files, for one process at a time; in memory when left out
 */
export async function startEmbeddedBackend({ folder }: { folder?: string } = {}): Promise<EmbeddedBackend> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const postgres = await PGlite.create({ ...(folder !== undefined && { dataDir: folder }), startParams });
  try {
    await migrate(postgres);
  } catch (error) {
    await postgres.close();
    throw error;
  }
  const secretKey = `sb_secret_${randomBytes(24).toString('hex')}`;
  const runAs: RunAs = (role, headers, text, parameters) =>
    postgres.transaction(async (transaction) => {
      const settings = [role, JSON.stringify(headers)];
      await transaction.query("select set_config('role', $1, true), set_config('request.headers', $2, true)", settings);
      return (await transaction.query<object>(text, parameters)).rows;
    });
  const handle = createRest(
    runAs,
    new Map([
      [EMBEDDED_KEY, 'anon'],
      [secretKey, 'service_role'],
    ]),
  );
  return {
    handle,
    secretKey,
    query: async <T>(text: string, parameters: unknown[] = []) => (await postgres.query<T>(text, parameters)).rows,
    close: () => postgres.close(),
  };
}

/** What makes a database: a file for what a hosted project begins with, and one for each migration. */
export async function readMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const urls = [new URL('hosted-project.sql', import.meta.url), ...names.map((name) => new URL(name, MIGRATIONS))];
  return Promise.all(
    urls.map(async (url) => ({ name: path.basename(fileURLToPath(url)), text: await readFile(url, 'utf8') })),
  );
}

/** Applies each migration once, whole or not at all, as the Supabase CLI does. */
async function migrate(postgres: PGlite): Promise<void> {
  await postgres.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists ${DONE} (version text primary key)`);
  const { rows } = await postgres.query<{ version: string }>(`select version from ${DONE}`);
  for (const { name, text } of await readMigrations()) {
    if (rows.some(({ version }) => version === name)) continue;
    await postgres
      .transaction(async (transaction) => {
        await transaction.exec(text);
        await transaction.query(`insert into ${DONE} values ($1)`, [name]);
      })
      .catch((error: unknown) => {
        throw new UserError(`${name} cannot be applied, and nothing of it was: ${reasonOf(error)}`);
      });
  }
}
