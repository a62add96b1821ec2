/** Brings a database up to date with supabase/migrations, as the Supabase CLI does for a hosted one. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reasonOf, UserError } from '../errors.ts';

export interface MigrationTarget {
  /** Runs statements; all of one call succeed or none. */
  run: (statements: string) => Promise<void>;
  /** The rows of one query. */
  rows: (query: string) => Promise<unknown[]>;
}

const FOLDER = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));
const HOSTED_PROJECT = fileURLToPath(new URL('hosted-project.sql', import.meta.url));
const DONE = 'supabase_migrations.schema_migrations';

/**
 * Applies each migration that is not yet applied, once, whole or not at all.
 *
 * @throws UserError that names the file which fails
 */
export async function migrate(target: MigrationTarget): Promise<void> {
  await target.run(`
    ${await readFile(HOSTED_PROJECT, 'utf8')}
    create schema if not exists supabase_migrations;
    create table if not exists ${DONE} (version text primary key, name text)`);
  const done = (await target.rows(`select version from ${DONE}`)) as { version: string }[];
  const files = (await readdir(FOLDER)).filter((file) => /^\d{14}_\w+\.sql$/.test(file));
  for (const file of files.toSorted()) {
    const version = file.slice(0, 14);
    if (done.some((row) => row.version === version)) continue;
    const statements = await readFile(path.join(FOLDER, file), 'utf8');
    try {
      await target.run(`${statements};\n insert into ${DONE} values ('${version}', '${file.slice(15, -4)}')`);
    } catch (error) {
      throw new UserError(`supabase/migrations/${file} cannot be applied, and nothing of it was: ${reasonOf(error)}`);
    }
  }
}
