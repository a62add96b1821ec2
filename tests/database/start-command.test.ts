/** `npm start` in a project of its own. Its build is a stand-in, because these tests are about everything else. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { listen } from '../../tools/listen.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { callApi, leadRow } from './test-projects.ts';
import { startMockWebhook } from './mock-receivers.ts';

const START = path.resolve('tools/commands/start.ts');

const BUILD = `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const { LEADS_BACKEND, PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY } = process.env;
  appendFileSync('builds.log', [LEADS_BACKEND, PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY].join(' ') + '\\n');
  if (readFileSync('src/page.txt', 'utf8') === 'broken') throw new Error('The page is broken');
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/index.html', '<title>Home</title>');`;

let folder: string;
let running: { process: ChildProcess; ended: Promise<unknown> }[];
beforeEach(() => {
  folder = createTemporaryFolder();
  running = [];
  put('src/page.txt', 'one');
  put('node_modules/astro/bin/astro.mjs', BUILD);
});
afterEach(async () => {
  for (const started of running) started.process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
});

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function builds(): string[] {
  const log = path.join(folder, 'builds.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

function run(environment?: Record<string, string>, script = START) {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
  });
  let output = '';
  const addToOutput = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', addToOutput);
  child.stderr.on('data', addToOutput);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = () => /Site +(\S+)/.exec(output)?.[1] ?? '';
  const started = { process: child, output: () => output, ended, url };
  running.push(started);
  return started;
}

async function start(environment?: Record<string, string>, script?: string) {
  const started = run(environment, script);
  await expect.poll(started.output, { timeout: 60_000 }).toMatch(/Stop +Ctrl-C/);
  return started;
}

async function refusal(environment?: Record<string, string>): Promise<string> {
  const started = run(environment);
  expect(await started.ended, started.output()).toBe(1);
  return started.output();
}

const send = async (url: string, name: string, headers = {}): Promise<number> =>
  (await callApi({ url, key: EMBEDDED_KEY, secretKey: '' }, 'leads', leadRow({ full_name: name }), { headers })).status;

function leads(): string[] {
  const { stdout } = spawnSync(process.execPath, [path.resolve('tools/commands/leads.ts'), '--json', '--local'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { full_name: string }).full_name);
}

describe('npm start', { timeout: 120_000 }, () => {
  it('takes leads in a folder whose name would be a pattern of file names', async () => {
    const project = path.join(folder, 'site [copy] (1)');
    for (const part of ['netlify', 'src', 'supabase', 'tools'])
      cpSync(part, path.join(project, part), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
    const started = await start({}, path.join(project, 'tools/commands/start.ts'));
    expect(await send(started.url(), 'Ada')).toBe(201);
  });

  it('builds, serves, and reports its own leads through kill -9, whatever project is set, until a build fails', async () => {
    const webhook = await startMockWebhook();
    let asked = 0;
    const hosted = await listen((_, response) => void response.end(`${(asked += 1)}`), 0);
    put(
      '.env',
      `PUBLIC_SUPABASE_URL=${hosted.url}\nPUBLIC_SUPABASE_ANON_KEY=sb_publishable_abc\nSUPABASE_SECRET_KEY=sb_secret_abc\n`,
    );
    const first = await start();
    expect(builds()).toEqual(['embedded / sb_publishable_embedded']);
    expect(first.output()).toContain(`kept in ${path.join(folder, '.data')}`);
    expect(first.output()).toContain('Notify  nobody: set NOTIFY_EMAIL');
    expect(await (await fetch(first.url())).text()).toBe('<title>Home</title>');
    expect((await fetch(`${first.url()}/nothing`)).status).toBe(404);
    expect(await send(first.url(), 'Ada')).toBe(201);
    first.process.kill('SIGKILL');
    await first.ended;

    const second = await start({ NOTIFY_WEBHOOK_URL: webhook.url });
    expect(second.output()).toContain('Notify  by webhook');
    expect(await send(second.url(), 'Ada')).toBe(201);
    expect(await send(second.url(), 'Bob', { origin: second.url() })).toBe(201);
    // Pages of other sites that a developer visits can reach neither the site's port nor the one for staff.
    const { url: staff } = JSON.parse(readFileSync(path.join(folder, '.data/owner.json'), 'utf8')) as { url: string };
    for (const url of [second.url(), staff]) {
      expect(await send(url, 'Eve', { origin: 'https://evil.test' })).toBe(401);
    }
    await expect.poll(() => webhook.texts.join(), { timeout: 10_000 }).toMatch(/Bob/);
    expect(webhook.texts.join()).toMatch(/Ada/);
    second.process.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(existsSync(path.join(folder, '.data/owner.json'))).toBe(false);
    expect(leads()).toEqual(['Bob', 'Ada']);
    expect(asked).toBe(0);
    await Promise.all([webhook.close(), hosted.close()]);

    put('src/page.txt', 'broken');
    const output = await refusal();
    expect(output).toContain('The page is broken');
    expect(output).toMatch(/The site could not be built; the lines above say why\.\n$/);
  });

  // Some dev servers listen on 127.0.0.1, others on all addresses.
  it.each(['127.0.0.1', '::'])('says in one sentence that the port is taken at %s, before it builds', async (host) => {
    const other = createServer().listen(0, host);
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    expect(await refusal({ PORT: `${port}` })).toBe(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`,
    );
    expect(builds()).toEqual([]);
    other.close();
  });

  it('says in one sentence that the leads cannot be kept, before it builds', async () => {
    put('.data', 'a file');
    expect(await refusal()).toMatch(
      /^Leads cannot be kept in \S+\.data: a file is in its place\. .*LEADS_DATA_DIR=.*\n$/,
    );
    expect(builds()).toEqual([]);
  });

  it.each(['http', '70000'])('refuses the port %s with one sentence', async (PORT) => {
    expect(await refusal({ PORT })).toBe(
      `Port ${PORT} is not a number up to 65535. Choose another one: PORT=4321 npm start\n`,
    );
  });

  it('says what to do when the store cannot be opened', async () => {
    put('.data/leads/PG_VERSION', '9');
    expect(await refusal()).toMatch(
      /^Leads cannot be kept in \S+\.data\/leads: PGlite .*\. Fix that, or choose another folder: LEADS_DATA_DIR=/m,
    );
  });

  it('refuses a store whose migrations were edited since', async () => {
    const first = await startEmbeddedBackend(path.join(folder, 'leads'));
    await first.query("update local.applied_migrations set sql = 'older'");
    await first.close();
    await expect(startEmbeddedBackend(path.join(folder, 'leads'))).rejects.toThrow('put the change into a new file');
  });
});
