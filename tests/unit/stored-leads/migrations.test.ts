import { expect, test } from 'vitest';
import { migrate } from '../../../tools/leads/migrations.ts';

test('a migration that fails names its file', async () => {
  const target = {
    run: async (statements: string) => {
      if (statements.includes("'create_leads'")) throw new Error('no disk');
    },
    rows: async () => [],
  };
  await expect(migrate(target)).rejects.toThrow(
    'supabase/migrations/20250115090000_create_leads.sql cannot be applied, and nothing of it was: no disk',
  );
});
