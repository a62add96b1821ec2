/** The job that tells and deletes: on its schedule where pg_cron is, said to be off where it is not. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, programs, startPostgres, type PostgresServer } from './postgres-server.ts';
import { hostedProject, migrations } from './schema.ts';
import { lacks } from '../lacks.ts';

/** A server that is to load what is not installed does not start. */
const shared = noPostgres ? '' : execFileSync(`${programs}/pg_config`, ['--sharedir'], { encoding: 'utf8' }).trim();
const noCron =
  noPostgres || lacks(existsSync(`${shared}/extension/pg_cron.control`), 'pg_cron (Debian: postgresql-15-cron)');
const [roles = '', standIns = ''] = hostedProject.split(/^-- pg_net /m);

describe.skipIf(noPostgres)('on PostgreSQL, where it is installed', { timeout: 60_000 }, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    const cron = ['shared_preload_libraries=pg_cron', 'cron.use_background_workers=on'];
    server = await startPostgres(...(noCron ? [] : cron));
    return server.stop;
  });

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

  it.skipIf(noCron)('a project with pg_cron has the job on its schedule', () => {
    server.run([roles, 'create extension pg_cron', `-- pg_net ${standIns}`, ...migrations].join(';\n'));
    expect(server.run('select schedule, command, username from cron.job').trim()).toBe(
      '* * * * *|select private.tick()|postgres',
    );
    expect(server.run('select private.start()').trim()).toBe('Leads are told and old data is deleted every minute.');
    expect(server.run('select count(*) from cron.job').trim()).toBe('1');
  });
});
