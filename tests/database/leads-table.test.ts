/** The leads table as the migrations make it: who may do what, judged by the code of the refusal. */
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createMigratedDatabase, runTap } from './migrated-database.ts';

const FOLDER = 'tests/database/pgtap';
const database = await createMigratedDatabase();
afterAll(() => database.close());

for (const file of readdirSync(FOLDER).toSorted()) {
  const results = await runTap(database, `${FOLDER}/${file}`);
  describe(`${file.replace(/^\d+-|\.sql$/g, '')}`, () => {
    it('has assertions', () => expect(results).not.toHaveLength(0));
    for (const { name, passed, diagnosis } of results) {
      it(`${name}`, () => expect(passed ? 'ok' : diagnosis).toBe('ok'));
    }
  });
}
