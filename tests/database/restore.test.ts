/** The restore test: backs up 1,000 leads from one PostgreSQL, encrypted, and restores them into a new one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, programs, startPostgres, type PostgresServer } from './postgres-server.ts';
import { schema } from './projects.ts';
import { lacks } from '../lacks.ts';
import { newFolder } from '../new-folder.ts';

const noAge = lacks(spawnSync('age', ['--version']).status === 0, 'age');

describe.skipIf(noPostgres || noAge)('the restore drill, where PostgreSQL and age are installed', () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres();
    server.run('create database fresh');
    for (const database of ['postgres', 'fresh']) server.on(database)(schema);
  });
  afterAll(() => server?.stop());

  const script = (name: string, words: string[], input?: Buffer): Buffer =>
    execFileSync(`supabase/${name}`, words, {
      ...(input && { input }),
      env: { ...process.env, PGSSLMODE: 'disable', PATH: `${programs}:${process.env['PATH']}` },
      maxBuffer: 100_000_000,
    });

  it('brings back every lead, told or not, and what was erased', { timeout: 60_000 }, () => {
    server.run(`
      do $$ begin
        for n in 1..1000 loop
          insert into public.leads (full_name, company_name, email, service_interest, custom_request, created_at)
          values ('Zoë ' || n || ' "\\\\N', 'Acme', n || '@acme.test', 'A', E'One\\n\\t\\\\.\\nTwo 😀' || n, now() - n * interval '1 hour');
        end loop;
      end $$;
      delete from public.leads where email = '7@acme.test';
      update public.leads set untold = '{}' where full_name < 'Zoë 5'`);
    const key = path.join(newFolder(), 'key.txt');
    writeFileSync(key, execFileSync('age-keygen'), { mode: 0o600 });
    const recipient = execFileSync('age-keygen', ['-y', key]).toString().trim();

    const backup = script('backup.sh', [server.url, recipient]);
    expect(backup.includes('@acme.test')).toBe(false);
    const otherKey = path.join(newFolder(), 'other-key.txt');
    writeFileSync(otherKey, execFileSync('age-keygen'), { mode: 0o600 });
    const fresh = server.url.replace(/postgres$/, 'fresh');
    expect(() => script('restore.sh', [fresh, otherKey], backup)).toThrow(/EPIPE|no identity matched/);
    expect(server.on('fresh')('select count(*) from private.settings'), 'after a wrong key').toContain('1');
    expect(script('restore.sh', [fresh, key], backup).toString()).toBe('999 leads restored\n');
    for (const table of ['public.leads', 'private.buried', 'private.settings']) {
      const digest = `select count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) from ${table} t`;
      expect(server.on('fresh')(digest), table).toBe(server.run(digest));
    }
    // Erased leads stay erased, and new leads are accepted.
    server.on('fresh')(`insert into public.leads (full_name, company_name, email, service_interest, created_at)
      values ('A', 'B', 'new@acme.test', 'C', now())`);
    expect(() => script('restore.sh', [fresh, key], backup)).toThrow(/EPIPE|duplicate key/);
  });
});
