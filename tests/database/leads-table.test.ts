/** The leads table as the migrations make it: who may do what, judged by the code of the refusal. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, describe, expect, it } from 'vitest';
import { site } from '../../src/data/site.ts';
import { copyStore } from './store.ts';

const FOLDER = 'tests/database/pgtap';
const folder = mkdtempSync(path.join(tmpdir(), 'leads-table-'));
await copyStore(folder);
const database = await PGlite.create(folder, { extensions: { pgtap } });
await database.exec('create extension pgtap with schema extensions; set search_path = public, extensions');
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

for (const file of readdirSync(FOLDER).toSorted()) {
  const results = await runTap(`${FOLDER}/${file}`);
  describe(file.replace(/^\d+-|\.sql$/g, ''), () => {
    it('has assertions', () => expect(results).not.toHaveLength(0));
    for (const result of results) {
      it(result.replace(/^.*? - |\n[^]*/g, ''), () => expect(result).toMatch(/^ok /));
    }
  });
}

it('deletes after as many months and days as the policies say', async () => {
  const { rows } = await database.query('select lead_months, counter_days from private.settings');
  const { leadMonths, counterDays } = site.retention;
  expect(rows, 'Add a migration: update private.settings set lead_months = …, counter_days = …').toEqual([
    { lead_months: leadMonths, counter_days: counterDays },
  ]);
  const policy = readFileSync('src/content/legal/privacy-policy.mdx', 'utf8');
  expect(policy).toContain('<Kept for="leadMonths" />');
});

/** The results of a pgTAP file ("ok 1 - reads no lead"), run in a transaction that leaves nothing behind. */
async function runTap(file: string): Promise<string[]> {
  await database.exec('begin; select no_plan()');
  try {
    const answers = await database.exec(readFileSync(file, 'utf8'));
    const values = answers.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)));
    return values.map(String).filter((text) => /^(not )?ok \d/.test(text));
  } finally {
    await database.exec('rollback; reset role; deallocate all');
  }
}
