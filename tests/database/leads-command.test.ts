/** `npm run leads` as staff run it: on a store that is served, one that is not, a hosted project, and no store. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { claimDataFolder, storePath, type DataFolder } from '../../tools/leads/data-folder.ts';
import { serveStore, type OpenStore } from '../../tools/leads/open-store.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { projects } from './test-projects.ts';

const folder = createTemporaryFolder();

function leads(words: string[] = [], environment: Record<string, string> = {}, typed = '') {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['tools/commands/leads.ts', ...words],
      {
        env: {
          PATH: process.env['PATH'],
          PUBLIC_SUPABASE_URL: '',
          SUPABASE_SECRET_KEY: '',
          LEADS_DATA_DIR: folder,
          ...environment,
        },
      },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
    child.stdin?.end(typed);
  });
}

/** The day that many days ago: old enough to test the order, and too recent to be deleted as expired. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const first = daysAgo(30);
const second = daysAgo(29);
const third = daysAgo(28);
const INSERT_THREE = `insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
  values ('Ada', 'Acme', 'a@b.test', 'A', now(), '${first}T12:00Z'), ('Bob', 'Acme', 'A@b.test', 'A', now(), '${second}T12:00Z'),
    ('=cmd', 'Acme', 'a@b.test', 'A', now(), '${third}T12:00Z')`;
const namesIn = (text: string) => text.match(/Ada|Bob|=cmd/g);

beforeAll(async () => {
  const backend = await startEmbeddedBackend(storePath(folder));
  await backend.query(INSERT_THREE);
  await backend.close();
});

it('prints what is stored while nothing runs, newest first, and that nobody is notified', async () => {
  const { status, stdout, stderr } = await leads();
  expect(status, stderr).toBe(0);
  expect(namesIn(stdout)).toEqual(['=cmd', 'Bob', 'Ada']);
  expect(stderr).toBe(
    `3 leads, from ${folder}\nNobody is notified of new leads: set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL (.env.example).\n`,
  );
});

describe('while a server runs', { timeout: 120_000 }, () => {
  let claimed: DataFolder;
  let store: OpenStore;
  beforeAll(async () => {
    claimed = await claimDataFolder(folder, 'npm start');
    store = await serveStore(claimed, { NOTIFY_WEBHOOK_URL: 'noise' });
  });
  afterAll(async () => {
    await store.close();
    await claimed.release();
  });

  it('prints the same, and those since a day, as a spreadsheet or JSON, and names a channel that is broken', async () => {
    const [list, csv, json] = await Promise.all([
      leads(),
      leads(['--csv', '--since', second]),
      leads(['--json', '--since', second]),
    ]);
    expect(namesIn(list.stdout)).toEqual(['=cmd', 'Bob', 'Ada']);
    expect(list.stderr).toMatch(/A problem with notices by webhook: "NOTIFY_WEBHOOK_URL is not an address/);
    expect(csv.stdout.split('\r\n')).toHaveLength(4);
    expect(csv.stdout).toContain(`"${third}T12:00:00+00:00","'=cmd","Acme"`);
    const lines = json.stdout.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { full_name: string }).full_name)).toEqual(['=cmd', 'Bob']);
  });

  it('shows what is held about a person, and deletes it after a yes', async () => {
    const erase = (typed: string) => leads(['--person', 'A@b.test', '--erase'], {}, typed);
    const person = await leads(['--person', ' a@B.test']);
    expect(JSON.parse(person.stdout)).toMatchObject({
      leads: [{ full_name: 'Ada' }, { full_name: 'Bob' }, { full_name: '=cmd' }],
    });
    for (const typed of ['no\n', '']) {
      expect(await erase(typed)).toMatchObject({ status: 0, stderr: expect.stringContaining('Nothing was deleted.') });
    }
    expect((await erase('yes\n')).stderr).toMatch(
      /^From .*\.\nDelete 3 leads for good\? Type yes: .*Deleted 3 leads\.\n$/s,
    );
    expect((await erase('yes\n')).stderr).toBe(`Nothing is held about this email address in ${folder}.\n`);
  });
});

it(
  'prints all the leads of a project, more than the interface gives at once, and the check that failed',
  { timeout: 60_000 },
  async () => {
    const project = await projects.at(-1)![1]();
    const many = `insert into public.leads (full_name, company_name, email, service_interest, created_at)
    select 'Ada', 'Acme', n || '@b.test', 'A', now() from generate_series(1, 1200) n`;
    await project.query(many);
    await project.query("update private.notify_state set last_run_at = now() - interval '31 minutes'");
    const { stdout, stderr } = await leads([], {
      PUBLIC_SUPABASE_URL: project.url,
      SUPABASE_SECRET_KEY: project.secretKey,
    });
    const refused = await leads([], { PUBLIC_SUPABASE_URL: project.url, SUPABASE_SECRET_KEY: 'sb_secret_old' });
    await project.close();
    expect(new Set(stdout.match(/\d+@b\.test/g)).size).toBe(1200);
    expect(stderr).toContain(`1200 leads, from ${project.url}\n`);
    expect(stderr).toMatch(
      /\nA check of the project failed: notify has not run for 30 minutes\. Look at the log .*\.\n$/,
    );
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('refuses SUPABASE_SECRET_KEY (401)') });
  },
);

it('says so where there are none', async () => {
  const emptyFolder = path.join(folder, 'empty');
  for (const [words, sentence] of [
    [[], `No leads yet in ${emptyFolder}.\n`],
    [['--since', '2099-01-01'], `No leads since 2099-01-01 in ${emptyFolder}.\n`],
  ] as const) {
    expect(await leads([...words], { LEADS_DATA_DIR: emptyFolder })).toEqual({
      status: 0,
      stdout: '',
      stderr: sentence,
    });
  }
});

const secret = { SUPABASE_SECRET_KEY: 'sb_secret_x' };
it.concurrent.each([
  [['--since', '2025-02-30'], {}, /--since needs a day such as 2025-01-31, and "2025-02-30" is none/],
  [['--since', 'May'], {}, /--since needs a day/],
  [['--color'], {}, /Unknown option '--color'\. See: npm run leads -- --help/],
  [['--csv', '--json'], {}, /Choose one of --csv and --json/],
  [['--erase'], {}, /--erase needs --person and an email address/],
  [['--person', 'Ada Lovelace'], {}, /--person needs an email address such as/],
  [[], { npm_config_since: 'true' }, /unless a lone -- stands before it/],
  [[], secret, /PUBLIC_SUPABASE_URL is not an https address/],
  [[], { PUBLIC_SUPABASE_URL: 'http://a.b', ...secret }, /PUBLIC_SUPABASE_URL is not an https address/],
  [[], { SUPABASE_SECRET_KEY: 'sb_publishable_x' }, /SUPABASE_SECRET_KEY holds no secret key/],
  [[], { SUPABASE_SECRET_KEY: 'sb_secret_•••' }, /SUPABASE_SECRET_KEY holds no secret key: copy the whole one/],
  [[], { PUBLIC_SUPABASE_URL: 'http://localhost:9', ...secret }, /http:\/\/localhost:9 cannot be reached/],
])('refuses %j %j with one sentence', async (words, environment, sentence) => {
  const { status, stdout, stderr } = await leads(words, environment as Record<string, string>);
  expect([status, stdout, stderr.trim()]).toEqual([1, '', expect.stringMatching(sentence)]);
  expect(stderr.trim()).not.toContain('\n');
});
