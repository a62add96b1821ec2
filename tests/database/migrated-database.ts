/** One Postgres in the test process, with the real migrations on what a hosted project has before them. */
import { readFileSync, readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';

const MIGRATIONS = 'supabase/migrations';

/** Starts the database; takes about four seconds. The caller closes it. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgtap } });
  await database.exec(readFileSync('tools/leads/hosted-project.sql', 'utf8'));
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    await database.exec(`begin; ${readFileSync(`${MIGRATIONS}/${file}`, 'utf8')}; commit`);
  }
  await database.exec('create extension pgtap with schema extensions; set search_path = public, extensions');
  return database;
}

/** One assertion of a pgTAP file. */
export interface TapResult {
  passed: boolean;
  name: string;
  /** What pgTAP says about a failure. */
  diagnosis: string;
}

/** Runs the assertions of a pgTAP file in a transaction that leaves nothing behind. */
export async function runTap(database: PGlite, file: string): Promise<TapResult[]> {
  await database.exec('begin; select no_plan()');
  try {
    const answers = await database.exec(readFileSync(file, 'utf8'));
    const lines = answers
      .flatMap((answer) => answer.rows)
      .flatMap((row) => Object.values(row as Record<string, unknown>));
    return lines.filter((line) => typeof line === 'string').flatMap(parseTap);
  } finally {
    await database.exec('rollback; reset role; deallocate all');
  }
}

function parseTap(line: string): TapResult[] {
  const match = /^(not )?ok \d+ - (.*)/.exec(line);
  return match ? [{ passed: !match[1], name: match[2] ?? '', diagnosis: line }] : [];
}
