/** Supabase's own command line program, run on servers that are like a new project there. */
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../database/postgres-server.ts';
import { cliName, noCli, runCli } from './supabase-cli.ts';
import { servers, startServer } from './supabase-servers.ts';
import { noParser, parserName, unguardedStatements, type StoredFunction } from './unguarded-statements.ts';

for (const [name, folder] of servers) {
  describe.skipIf(noCli || !folder)(`${cliName}, on ${name} like a new hosted project`, () => {
    let server: PostgresServer;
    let pushed: ReturnType<typeof runCli>;

    beforeAll(async () => {
      server = await startServer(folder!);
      pushed = runCli('db', 'push', `--remote=${server.url}`, '--yes');
      // Each index is used once: the advisors name unused ones.
      await server.runAs(
        'postgres',
        `set enable_seqscan = off;
        set request.headers = '{"cf-connecting-ip": "::1"}';
        set role anon;
        insert into public.leads (full_name, company_name, email, service_interest, created_at)
          values ('Ada', 'Acme', 'ada@acme.test', 'A', now());
        reset role;
        select public.list_leads(1);
        select public.notify_begin('{email}', 5, 9)`,
      );
    });
    afterAll(() => server?.stop());

    it('applies all migrations as a role without superuser, and has none left to apply', () => {
      expect(pushed.output.match(/Applying migration/g)).toHaveLength(globSync('supabase/migrations/*.sql').length);
      expect(pushed).toEqual({ status: 0, output: expect.stringContaining('Finished supabase db push.') });
      expect(runCli('db', 'push', `--remote=${server.url}`, '--yes').output).toContain('Remote database is up to date');
    });

    it.skipIf(noParser)(
      `leaves no UPDATE or DELETE without WHERE, which the interface refuses, by ${parserName}`,
      async () => {
        const functions = await server.runAs(
          'postgres',
          `select p.oid::regprocedure::text as name, lanname as language, prosrc as body,
          pg_get_functiondef(p.oid) as definition
        from pg_proc p join pg_language l on l.oid = p.prolang
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
        );
        expect(functions.length).toBeGreaterThan(10);
        expect(await unguardedStatements(functions as unknown as StoredFunction[])).toEqual([]);
      },
    );

    it('finds nothing to advise', () => {
      // Levels below a warning would list every index that was used too seldom.
      const { status, output } = runCli('db', 'advisors', '--level=warn', '--fail-on=warn', `--remote=${server.url}`);
      expect(output).toContain('No issues found');
      expect(status).toBe(0);
    });
  });
}
