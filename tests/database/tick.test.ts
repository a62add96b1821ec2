/** The job that tells and deletes: on its schedule where pg_cron is, said to be off where it is not, as the site promises. */
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../src/data/site.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

it('deletes after as many months and days as the policies say', { timeout: 120_000 }, async () => {
  const database = await createMigratedDatabase();
  const { rows } = await database.query('select lead_months, counter_days from private.settings');
  const { leadMonths, counterDays } = site.retention;
  expect(rows, 'Add a migration: update private.settings set lead_months = …, counter_days = …').toEqual([
    { lead_months: leadMonths, counter_days: counterDays },
  ]);
  const policy = readFileSync('src/content/legal/privacy-policy.mdx', 'utf8');
  expect(policy).toContain('<Kept for="leadMonths" />');
  await database.close();
});

const programs = findPostgres();
const migrations = readdirSync('supabase/migrations')
  .toSorted()
  .map((file) => readFileSync(`supabase/migrations/${file}`, 'utf8'));
const [roles = '', standIns = ''] = readFileSync('tools/leads/hosted-project.sql', 'utf8').split(/^-- pg_net /m);

describe.skipIf(!programs)('on PostgreSQL, where it is installed', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '', [
      '-c',
      'shared_preload_libraries=pg_cron',
      '-c',
      'cron.use_background_workers=on',
    ]);
  }, 60_000);
  afterAll(() => server?.stop());

  it('a project without the extensions gets the table, and one sentence about what is off', () => {
    server.run('create database bare');
    const bare = server.on('bare');
    bare([roles, ...migrations].join(';\n'));
    bare(
      "insert into public.leads (full_name, company_name, email, service_interest, created_at) values ('A', 'B', 'c@d', 'E', now())",
    );
    bare('select private.tick()');
    expect(bare('select notice from public.leads').trim()).toBe('new');
    expect(bare('select private.start()').trim()).toBe(
      'Leads are stored, but nobody is told of them and nothing is deleted by age until you enable pg_net, pg_cron, supabase_vault (Database, Extensions) and run: select private.start();',
    );
  });

  it('a project with pg_cron has the job on its schedule', (test) => {
    if (!server.run("select 1 from pg_available_extensions where name = 'pg_cron'").trim()) {
      return test.skip('needs pg_cron (Debian: postgresql-15-cron)');
    }
    server.run([roles, 'create extension pg_cron', `-- pg_net ${standIns}`, ...migrations].join(';\n'));
    expect(server.run('select schedule, command, username from cron.job').trim()).toBe(
      '* * * * *|select private.tick()|postgres',
    );
    expect(server.run('select private.start()').trim()).toBe('Leads are told and old data is deleted every minute.');
    expect(server.run('select count(*) from cron.job').trim()).toBe('1');
  });
});
