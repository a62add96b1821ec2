/**
 * Runs Supabase's own database linters on a local PostgreSQL server. Only with CI=true, because npm would download the
 * Supabase CLI (135 MB) for this one check.
 */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { schema } from './projects.ts';

describe.skipIf(!process.env['CI'])(
  'the Supabase reviewers, with CI=true and the extension plpgsql_check (Debian: postgresql-15-plpgsql-check)',
  () => {
    let server: PostgresServer;

    beforeAll(async () => {
      server = await startPostgres();
      server.run(schema);
      // Use each index once: the linters advise against unused indexes.
      server.run(`set enable_seqscan = off;
        set request.headers = '{"cf-connecting-ip": "::1"}';
        set role anon;
        insert into public.leads (full_name, company_name, email, service_interest, created_at)
          values ('Ada', 'Acme', 'ada@acme.test', 'A', now());
        reset role;
        select public.list_leads(1);
        select public.tell_begin('{email}', 5, 9)`);
    }, 300_000);
    afterAll(() => server?.stop());

    // Levels below a warning would list every index, since no index of an empty table has been used.
    it.each([
      ['nothing to advise', 'No issues found', ['advisors', '--level=warn', '--fail-on=warn']],
      ['no error in a function', 'No schema errors found', ['lint', '--schema=public,private', '--fail-on=warning']],
    ])('find %s', (_, sentence, words) => {
      const { status, stdout, stderr } = spawnSync(
        'npx',
        ['--yes', 'supabase@3.1.0', 'db', ...words, `--remote=${server.url}`],
        { encoding: 'utf8', env: { ...process.env, DO_NOT_TRACK: '1' } },
      );
      expect(stdout + stderr).toContain(sentence);
      expect(status).toBe(0);
    });
  },
);
