/** Backs up 1,000 leads from one project, encrypted, and restores them into a new one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, programs, startPostgres, type PostgresServer } from './postgres-server.ts';
import { schema } from './test-projects.ts';
import { isToolMissing } from '../missing-tool.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const noAge = isToolMissing(spawnSync('age', ['--version']).status === 0, 'age');

describe.skipIf(noPostgres || noAge)('backup and restore with PostgreSQL and age', () => {
  let oldServer: PostgresServer;
  let newServer: PostgresServer;

  beforeAll(async () => {
    oldServer = await startPostgres();
    newServer = await startPostgres();
    await oldServer.runAs('postgres', schema);
    await newServer.runAs('postgres', schema);
  });
  afterAll(async () => {
    await oldServer?.stop();
    await newServer?.stop();
  });

  const options = {
    env: { ...process.env, PGSSLMODE: 'disable', PATH: `${programs}:${process.env['PATH']}` },
    maxBuffer: 100_000_000,
  };
  const backUp = (server: PostgresServer, publicKey: string): Buffer =>
    execFileSync('supabase/backup.sh', [server.url, publicKey], options);
  const restore = (server: PostgresServer, keyFile: string, backup: Buffer): string =>
    execFileSync('supabase/restore.sh', [server.url, keyFile], { ...options, input: backup }).toString();

  /** Makes a pair of keys: backups are encrypted with the public one, and decrypted with the one in the file. */
  function makeKeys() {
    const keyFile = path.join(createTemporaryFolder(), 'key.txt');
    writeFileSync(keyFile, execFileSync('age-keygen'), { mode: 0o600 });
    const publicKey = execFileSync('age-keygen', ['-y', keyFile]).toString().trim();
    return { keyFile, publicKey };
  }

  /** Runs a query, and returns the only value of its only row. */
  async function queryValue(server: PostgresServer, statement: string): Promise<unknown> {
    const [row = {}] = await server.runAs('postgres', statement);
    return Object.values(row)[0];
  }

  it('says that a backup from before the first lead is restored', () => {
    const { keyFile, publicKey } = makeKeys();
    const backup = backUp(oldServer, publicKey);
    expect(restore(newServer, keyFile, backup)).toBe('The restore worked: the backup held no leads yet.\n');
  });

  it('says what to do first in a project without tables', () => {
    const { keyFile, publicKey } = makeKeys();
    const backup = backUp(oldServer, publicKey);
    const emptyDatabase = { ...newServer, url: newServer.url.replace(/\/postgres$/, '/template1') };
    expect(() => restore(emptyDatabase, keyFile, backup)).toThrow(/EPIPE|has no tables yet: make them first/);
  });

  it('leave out the salt of the network hashes, and the hashes that are useless without it', async () => {
    const insertLead = `insert into public.leads (full_name, company_name, email, service_interest, created_at, network_hashes)
      select n::text, 'Acme', 'a@acme.test', 'A', now(), private.network_hashes_of('203.0.113.9') from generate_series(1, 2) n`;
    await oldServer.runAs('postgres', insertLead);
    await oldServer.runAs('postgres', "delete from public.leads where full_name = '1'");
    const readSalt = 'select salt from private.network_hash_salt';
    const oldSalt = await queryValue(oldServer, readSalt);
    const newSalt = await queryValue(newServer, readSalt);

    const { keyFile, publicKey } = makeKeys();
    const backup = backUp(oldServer, publicKey);
    const dump = execFileSync('age', ['-d', '-i', keyFile], { input: backup }).toString();
    expect(dump).toContain('a@acme.test');
    expect(dump).not.toContain(oldSalt);
    restore(newServer, keyFile, backup);
    expect(await queryValue(newServer, readSalt)).toBe(newSalt);
    const countHashes = `select count(network_hashes)::int from
      (select network_hashes from public.leads union all select network_hashes from private.tombstones) stored`;
    expect(await queryValue(oldServer, countHashes)).toBe(2);
    expect(await queryValue(newServer, countHashes)).toBe(0);
    for (const server of [oldServer, newServer])
      await server.runAs('postgres', 'truncate public.leads, private.tombstones');
  });

  it('brings back every lead, and the record of those that were deleted', { timeout: 60_000 }, async () => {
    await oldServer.runAs(
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
    const { keyFile, publicKey } = makeKeys();
    const backup = backUp(oldServer, publicKey);
    expect(backup.includes('@acme.test')).toBe(false);
    const otherKeys = makeKeys();
    expect(() => restore(newServer, otherKeys.keyFile, backup)).toThrow(/EPIPE|no identity matched/);
    const rowsAfterWrongKey = await queryValue(newServer, 'select count(*)::int from private.notify_state');
    expect(rowsAfterWrongKey).toBe(1);

    expect(restore(newServer, keyFile, backup)).toBe('The restore worked: the backup held 999 leads.\n');
    for (const table of ['public.leads', 'private.tombstones']) {
      const row = "(to_jsonb(t) - 'network_hashes')::text";
      const contents = `select count(*) || ' ' || md5(string_agg(${row}, ',' order by ${row})) from ${table} t`;
      expect(await queryValue(newServer, contents), table).toBe(await queryValue(oldServer, contents));
    }

    // New leads are accepted, and a project that has some is not overwritten.
    await newServer.runAs(
      'postgres',
      `insert into public.leads (full_name, company_name, email, service_interest, created_at)
      values ('A', 'B', 'new@acme.test', 'C', now())`,
    );
    expect(() => restore(newServer, keyFile, backup)).toThrow(/EPIPE|already holds leads: restore into a new/);
  });
});

describe('the arguments of backup.sh and restore.sh', () => {
  it('are refused if the public key is a private one, of which nothing is printed', () => {
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
  ])('are refused without being printed: %s', (_, address, message) => {
    for (const name of ['backup.sh', 'restore.sh']) {
      const { status, stdout, stderr } = spawnSync(`supabase/${name}`, [address, 'age1'], {
        encoding: 'utf8',
        input: '',
      });
      expect({ status, stdout, stderr }, name).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(message),
      });
      expect(stderr, name).not.toMatch(/hun|ter2|abc/);
    }
  });

  it('are named if one is missing', () => {
    const { status, stderr } = spawnSync('supabase/restore.sh', ['key.txt'], { encoding: 'utf8', input: '' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: supabase\/restore.sh/);
  });

  it('do not matter while psql is too old for a backup', () => {
    const folder = createTemporaryFolder();
    // Prints the help of an older one, without \restrict.
    writeFileSync(path.join(folder, 'psql'), '#!/bin/sh\necho "quit psql"\n', { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync('supabase/restore.sh', [`postgres://a:b@${host}`, 'key.txt'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      input: '',
    });
    const sentence =
      'psql is missing or too old for a backup: install version 17.6 or later (psql --version names yours).';
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` });
  });

  it('may hold a password whose signs are percent-encoded', () => {
    const address = 'postgresql://postgres.abc:p%40ss%2Fw%25rd!$&@127.0.0.1:9/postgres';
    const { stderr } = spawnSync('supabase/backup.sh', [address, 'age1'], {
      encoding: 'utf8',
      env: { ...process.env, PG_DUMP: 'true' },
    });
    expect(stderr).not.toContain('The connection string');
  });
});
