/** The restore test: backs up 1,000 leads from one project, encrypted, and restores them into a new one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, programs, startPostgres, type PostgresServer } from './postgres-server.ts';
import { schema } from './test-projects.ts';
import { isToolMissing } from '../missing-tool.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const noAge = isToolMissing(spawnSync('age', ['--version']).status === 0, 'age');

describe.skipIf(noPostgres || noAge)('the restore drill, where PostgreSQL and age are installed', () => {
  let old: PostgresServer;
  let fresh: PostgresServer;

  beforeAll(async () => {
    old = await startPostgres();
    fresh = await startPostgres();
    for (const server of [old, fresh]) await server.runAs('postgres', schema);
  });
  afterAll(async () => {
    await old?.stop();
    await fresh?.stop();
  });

  const environment = { ...process.env, PGSSLMODE: 'disable', PATH: `${programs}:${process.env['PATH']}` };
  const script = (name: string, words: string[], input?: Buffer): Buffer =>
    execFileSync(`supabase/${name}`, words, {
      ...(input && { input }),
      env: environment,
      maxBuffer: 100_000_000,
    });
  const newKey = () => {
    const key = path.join(createTemporaryFolder(), 'key.txt');
    writeFileSync(key, execFileSync('age-keygen'), { mode: 0o600 });
    return { key, recipient: execFileSync('age-keygen', ['-y', key]).toString().trim() };
  };
  const first = async (server: PostgresServer, text: string) =>
    Object.values((await server.runAs('postgres', text))[0] ?? {})[0];

  it('says that a backup from before the first lead is restored', () => {
    const { key, recipient } = newKey();
    const backup = script('backup.sh', [old.url, recipient]);
    expect(script('restore.sh', [fresh.url, key], backup).toString()).toBe(
      'The restore worked: the backup held no leads yet.\n',
    );
  });

  it('brings back every lead, reported or pending, and what was erased', { timeout: 60_000 }, async () => {
    await old.runAs(
      'postgres',
      `do $$ begin
        for n in 1..1000 loop
          insert into public.leads (full_name, company_name, email, service_interest, custom_request, further_answers, created_at)
          values ('Zoë ' || n || ' "\\\\N', 'Acme', n || '@acme.test', 'A', E'One\\n\\t\\\\.\\nTwo 😀' || n, jsonb_build_object('phone', n || ' "😀"'), now() - n * interval '1 hour');
        end loop;
      end $$;
      delete from public.leads where email = '7@acme.test';
      update public.leads set pending_channels = '{}' where full_name < 'Zoë 5'`,
    );
    const { key, recipient } = newKey();
    const backup = script('backup.sh', [old.url, recipient]);
    expect(backup.includes('@acme.test')).toBe(false);
    expect(() => script('restore.sh', [fresh.url, newKey().key], backup)).toThrow(/EPIPE|no identity matched/);
    expect(await first(fresh, 'select count(*)::int from private.network_hash_salt'), 'after a wrong key').toBe(1);
    const output = script('restore.sh', [fresh.url, key], backup).toString();
    expect(output).toBe('The restore worked: the backup held 999 leads.\n');
    for (const table of ['public.leads', 'private.tombstones', 'private.network_hash_salt']) {
      const contents = `select count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) from ${table} t`;
      expect(await first(fresh, contents), table).toBe(await first(old, contents));
    }
    // Erased leads stay erased, and new leads are accepted.
    await fresh.runAs(
      'postgres',
      `insert into public.leads (full_name, company_name, email, service_interest, created_at)
      values ('A', 'B', 'new@acme.test', 'C', now())`,
    );
    expect(() => script('restore.sh', [fresh.url, key], backup)).toThrow(
      /EPIPE|already holds leads: restore into a new/,
    );
  });
});

describe('backup and restore', () => {
  it('backup takes no private key for a recipient, and prints nothing of it', () => {
    const words = ['postgresql://a:b@127.0.0.1:9/postgres', 'AGE-SECRET-KEY-1ABC'];
    const { status, stderr } = spawnSync('supabase/backup.sh', words, { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The recipient is not a public key/);
    expect(stderr).not.toContain('ABC');
  });

  const host = 'aws-0-eu-central-1.pooler.supabase.com:5432/postgres';
  it.each([
    ['the placeholder of the dashboard', `postgresql://postgres.abc:[YOUR-PASSWORD]@${host}`, /brackets included/],
    ['a password in brackets', `postgresql://postgres.abc:[hunter2]@${host}`, /brackets included/],
    ['a password with an @', `postgresql://postgres.abc:hun@ter2@${host}`, /write @ as %40/],
    ['a password with a slash', `postgresql://postgres.abc:hun/ter2@${host}`, /write @ as %40, \/ as %2F/],
    ['a password with a %', `postgresql://postgres.abc:hun%ter2@${host}`, /% as %25/],
    ['the password alone', 'hunter2', /is not like postgresql:/],
  ])('refuse %s before anything is printed of it', (_, address, sentence) => {
    for (const name of ['backup.sh', 'restore.sh']) {
      const { status, stdout, stderr } = spawnSync(`supabase/${name}`, [address, 'age1'], {
        encoding: 'utf8',
        input: '',
      });
      expect({ status, stdout, stderr }, name).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(sentence),
      });
      expect(stderr, name).not.toMatch(/hun|ter2|abc/);
    }
  });

  it('take a password whose signs are percent-encoded', () => {
    const address = 'postgresql://postgres.abc:p%40ss%2Fw%25rd!$&@127.0.0.1:9/postgres';
    const { stderr } = spawnSync('supabase/backup.sh', [address, 'age1'], {
      encoding: 'utf8',
      env: { ...process.env, PG_DUMP: 'true' },
    });
    expect(stderr).not.toContain('The connection string');
  });
});
