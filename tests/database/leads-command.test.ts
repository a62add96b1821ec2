/** `npm run leads` as staff run it: over a store that is served, over one that is not, and over none. */
import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { claimDataFolder, findOwner, type DataFolder } from '../../tools/leads/data-folder.ts';
import { serveStore, type OpenStore } from '../../tools/leads/open-store.ts';
import { copyStore } from './store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leads-command-'));

/** Whatever a developer's file .env says. */
const nothingSet = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_ANON_KEY: '' };

function leads(words: string[] = [], environment: Record<string, string> = {}, typed = '') {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['tools/commands/leads.ts', ...words],
      { env: { PATH: process.env['PATH'], ...nothingSet, LEADS_DATA_DIR: folder, ...environment } },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(typed);
  });
}

/** Stores leads in a process of its own, and kills it without a warning once they are answered for. */
async function storeAndKill(): Promise<void> {
  const script = path.join(folder, 'server.mjs');
  const store = path.resolve('tools/leads');
  writeFileSync(
    script,
    `import { claimDataFolder } from '${store}/data-folder.ts';
    import { startEmbeddedBackend } from '${store}/embedded-backend.ts';
    const { store } = await claimDataFolder(${JSON.stringify(folder)}, 'npm start');
    const { query } = await startEmbeddedBackend({ folder: store });
    for (const [name, day] of [['Ada', '2025-01-30'], ['Bob', '2025-01-31'], ['=cmd', '2025-02-01']]) {
      await query("insert into public.leads (full_name, company_name, email, service_interest, created_at) values ($1, 'Acme', 'a@b.test', 'A', now())", [name]);
      await query('update public.leads set received_at = $2 where full_name = $1', [name, day + 'T12:00:00Z']);
    }
    process.send('stored');`,
  );
  const server = fork(script);
  await new Promise((resolve) => server.once('message', resolve));
  server.kill('SIGKILL');
  await new Promise((resolve) => server.once('exit', resolve));
}

beforeAll(async () => {
  await copyStore(path.join(folder, 'leads'));
  await storeAndKill();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the leads command', () => {
  it('prints what a killed server stored, newest first', async () => {
    const { status, stdout, stderr } = await leads();
    expect(status, stderr).toBe(0);
    expect(stdout.match(/Ada|Bob|=cmd/g)).toEqual(['=cmd', 'Bob', 'Ada']);
    expect(stderr).toBe(`3 leads, from ${folder}\nNobody was told of 3: the README says how to set that up.\n`);
  });

  describe('while a server runs', { timeout: 120_000 }, () => {
    let claimed: DataFolder;
    let store: OpenStore;
    beforeAll(async () => {
      claimed = await claimDataFolder(folder, 'npm start');
      store = await serveStore(claimed, {});
    });
    afterAll(async () => {
      await store.close();
      await claimed.release();
    });

    it('prints the same, and those since a day, as a spreadsheet or JSON', async () => {
      const [list, csv, json] = await Promise.all([
        leads(),
        leads(['--csv', '--since', '2025-01-31']),
        leads(['--json']),
      ]);
      expect(list.stdout.match(/Ada|Bob|=cmd/g)).toEqual(['=cmd', 'Bob', 'Ada']);
      expect(csv.stdout.split('\r\n')).toHaveLength(4);
      expect(csv.stdout).toContain(`"2025-02-01T12:00:00Z","'=cmd","Acme"`);
      const names = json.stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { full_name: string }).full_name);
      expect(names).toEqual(['=cmd', 'Bob', 'Ada']);
    });

    it('is answered, and nobody else', async () => {
      const url = (await findOwner(folder))?.project?.url;
      // The second path answers anybody who gets as far as the backend.
      for (const route of ['/rest/v1/leads', '/_system/introspect']) {
        for (const headers of [{}, { apikey: EMBEDDED_KEY }, { apikey: 'sb_secret_guess' }]) {
          expect((await fetch(`${url}${route}`, { headers })).status, route).toBe(401);
        }
      }
    });

    it('shows what is held about a person, and deletes it after a yes', async () => {
      const person = () => leads(['--person', 'A@b.test']);
      const erase = (typed: string) => leads(['--person', 'A@b.test', '--erase'], {}, typed);
      expect(JSON.parse((await person()).stdout)).toMatchObject({
        leads: [{ full_name: 'Ada' }, { full_name: 'Bob' }, { full_name: '=cmd' }],
        counters: [{ hits: 3 }],
      });
      for (const typed of ['no\n', '']) {
        expect(await erase(typed)).toMatchObject({
          status: 0,
          stderr: expect.stringContaining('Nothing was deleted.'),
        });
      }
      expect((await erase('yes\n')).stderr).toMatch(
        /^From .*\.\nDelete 3 leads and everything above for good\? Type yes: .*Deleted 3 leads\.\n$/s,
      );
      expect(JSON.parse((await person()).stdout)).toEqual({ leads: [], counters: [] });
      expect((await erase('yes\n')).stderr).toBe(`Nothing is held about this address in ${folder}.\n`);
    });
  });

  it('says so where there are none', async () => {
    const nowhere = path.join(folder, 'nowhere');
    for (const [words, sentence] of [
      [[], `No leads yet in ${nowhere}.\n`],
      [['--since', '2099-01-01T09:30+02:00'], `No leads since 2099-01-01T07:30:00Z in ${nowhere}.\n`],
      [['--since', '2099-01-01', '--json'], `No leads since 2099-01-01 in ${nowhere}.\n`],
    ] as const) {
      expect(await leads([...words], { LEADS_DATA_DIR: nowhere })).toEqual({ status: 0, stdout: '', stderr: sentence });
    }
  });

  it.concurrent.each([
    [['--since', '2025-02-30'], {}, 2, /--since needs a day or a moment such as .*, and "2025-02-30" is not one/],
    [['--since', '2025-01-31T25:00'], {}, 2, /and "2025-01-31T25:00" is not one/],
    [['--color'], {}, 2, /Unknown option '--color'\. See: npm run leads -- --help/],
    [['--csv', '--json'], {}, 2, /Choose one of --csv and --json/],
    [['--erase'], {}, 2, /--erase needs --person and an e-mail address/],
    [['--person', 'Ada Lovelace'], {}, 2, /--person needs an e-mail address such as/],
    [['--person', 'a@b.test', '--csv'], {}, 2, /--person goes with --erase alone/],
    [[], { npm_config_since: 'true' }, 2, /unless a lone -- stands before it/],
    [[], { SUPABASE_URL: 'https://abc.supabase.co' }, 1, /SUPABASE_SECRET_KEY is not/],
    [[], { SUPABASE_SECRET_KEY: 'sb_secret_x' }, 1, /SUPABASE_URL is not/],
    [
      [],
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_LEADS_TOKEN: 'a.b.c' },
      1,
      /PUBLIC_SUPABASE_ANON_KEY is not/,
    ],
    [
      [],
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_SECRET_KEY: 'sb_publishable_x' },
      1,
      /holds the public key/,
    ],
    [
      [],
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_SECRET_KEY: 'sb_secret_abc•••' },
      1,
      /^SUPABASE_SECRET_KEY holds .*: copy the whole key, not its masked form/,
    ],
    [[], { SUPABASE_LEADS_TOKEN: 'a.b.c' }, 1, /SUPABASE_LEADS_TOKEN is set but SUPABASE_URL is not/],
    [[], { SUPABASE_URL: 'abc', SUPABASE_SECRET_KEY: 'sb_secret_x' }, 1, /SUPABASE_URL is not an address/],
  ])('refuses %j %j with one sentence', async (words, environment, status, sentence) => {
    const said = await leads(words, environment as Record<string, string>);
    expect(said).toMatchObject({ status, stdout: '', stderr: expect.stringMatching(sentence) });
    expect(said.stderr.trim()).not.toContain('\n');
  });

  it('explains itself', async () => {
    expect(await leads(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run -s leads -- --csv > leads.csv'),
    });
  });
});
