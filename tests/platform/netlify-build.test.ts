/** Whether Netlify's command line builds and serves the site of an owner who has filled in the settings. */
import { execFile, spawn } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewNotice } from '../../src/data/wizard.ts';
import { listFiles } from '../../tools/built-files.ts';
import { serveBackend, type OpenStore } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { answers, row } from '../example-lead.ts';
import { startMockWebhook } from '../database/mock-receivers.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { netlifyPackages } from './netlify-packages.ts';
import { copySite, fillIn } from './site-copy.ts';

const run = promisify(execFile);
const commandLine = path.join(netlifyPackages ?? '', 'netlify-cli/bin/run.js');

describe.skipIf(!netlifyPackages)("Netlify's command line", () => {
  const copy = createTemporaryFolder();
  const home = createTemporaryFolder();
  let store: OpenStore;
  let webhook: Awaited<ReturnType<typeof startMockWebhook>>;

  beforeAll(async () => {
    store = await serveBackend();
    webhook = await startMockWebhook();
    copySite(copy);
    fillIn(copy);
  });
  afterAll(async () => {
    await webhook.close();
    await store.close();
  });

  /** Nothing of this machine's environment: the settings at Netlify, and a home that is deleted after the tests. */
  const environment = () => ({
    PATH: process.env['PATH'],
    HOME: home,
    XDG_CONFIG_HOME: home,
    // As on Netlify's machines. It also keeps the command line from reporting what it does.
    CI: 'true',
    NO_COLOR: '1',
    BROWSER: 'none',
    PUBLIC_SUPABASE_URL: store.url,
    PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_KEY,
    SUPABASE_SECRET_KEY: store.secretKey,
    NOTIFY_EMAIL: 'owner@acme.test',
    NOTIFY_FROM: 'Website <leads@acme.test>',
    SMTP_URL: 'smtps://leads:secret@mail.acme.test',
    NOTIFY_WEBHOOK_URL: webhook.url,
  });

  /** Builds the copy as Netlify does for this deploy context. Returns what the command line printed. */
  async function build(context: string): Promise<string> {
    const words = [commandLine, 'build', '--offline', '--context', context];
    const { stdout } = await run(process.execPath, words, { cwd: copy, env: environment() });
    return stdout;
  }

  function replaceIn(name: string, pattern: RegExp, replacement: string): void {
    const file = path.join(copy, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(pattern, replacement);
    if (after === before) throw new Error(`${name} has nothing like ${pattern}`);
    writeFileSync(file, after);
  }

  interface DeployedFunction {
    name: string;
    schedule?: string;
    routes?: object[];
    trafficRules?: object;
  }
  /** What Netlify would deploy of each function. */
  function deployedFunctions(): DeployedFunction[] {
    const file = path.join(copy, '.netlify/functions/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { functions: DeployedFunction[] };
    return manifest.functions;
  }
  const expectedFunctions = [
    {
      name: 'lead',
      routes: [{ literal: '/lead', methods: ['POST'] }],
      trafficRules: { action: { type: 'rewrite', config: { to: '/not-sent', rateLimitConfig: { windowLimit: 20 } } } },
    },
    { name: 'notify', schedule: '* * * * *' },
  ];

  it('builds the public site with the packages of production alone, and deploys both functions', async () => {
    expect(await build('production')).toContain('Netlify Build Complete');
    expect(deployedFunctions()).toMatchObject(expectedFunctions);
    const headers = readFileSync(path.join(copy, 'dist/_headers'), 'utf8');
    expect(headers).toContain(`connect-src 'self' ${store.url}`);
  });

  it('serves the site that it built: a posted form becomes a row, and the owner is notified', async () => {
    const site = await serve();
    try {
      const page = await fetch(`${site.url}/get-started`);
      expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
      expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${store.url}`);
      const moved = await fetch(`${site.url}/services`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/#solutions']);

      const body = new URLSearchParams({ ...answers });
      const posted = await fetch(`${site.url}/lead`, {
        method: 'POST',
        headers: { origin: site.url },
        body,
        redirect: 'manual',
      });
      expect([posted.status, posted.headers.get('location')]).toEqual([303, '/thank-you']);
      expect(await store.query('select full_name from public.leads')).toEqual([{ full_name: answers.fullName }]);
      const sent = await fetch(`${site.url}/lead`, {
        method: 'POST',
        headers: { origin: site.url, 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
      expect([sent.status, await sent.text()]).toEqual([200, '{"stored":true}']);
      for (const method of ['GET', 'HEAD']) {
        const restored = await fetch(`${site.url}/lead`, { method, redirect: 'manual' });
        expect([restored.status, restored.headers.get('location')], method).toEqual([302, '/not-sent']);
      }

      // In place of the schedule, which the command line does not keep.
      await fetch(`${site.url}/.netlify/functions/notify`);
      expect(webhook.texts).toEqual([expect.stringMatching(/^New lead: Ada Lovelace, Analytical Engines/)]);
    } finally {
      await site.close();
    }
  });

  it('builds a preview before anything is filled in: drafts are marked, and no form reaches the real leads', async () => {
    copyFileSync('src/data/site.ts', path.join(copy, 'src/data/site.ts'));
    copyFileSync('netlify.toml', path.join(copy, 'netlify.toml'));
    const [article = ''] = globSync('src/content/blog/*.mdx').toSorted();
    replaceIn(article, /^---\n/, '---\ndraft: true\n');
    const output = await build('deploy-preview');
    expect(output).toContain('Netlify Build Complete');
    expect(deployedFunctions()).toMatchObject(expectedFunctions);
    const dist = path.join(copy, 'dist');
    const filesWithMark = listFiles(dist).filter((file) => {
      return readFileSync(path.join(dist, file)).includes('This article is a draft');
    });
    expect(filesWithMark.toSorted()).toEqual(['blog.html', `blog/${path.basename(article, '.mdx')}.html`]);
    const filesWithNotice = ['index.html', 'get-started.html'];
    for (const file of filesWithNotice)
      expect(readFileSync(path.join(dist, file), 'utf8'), file).toContain(previewNotice);
    const filesWithRealAddress = listFiles(dist).filter((file) => {
      return readFileSync(path.join(dist, file)).includes(store.url);
    });
    expect(filesWithRealAddress).toEqual([]);
  });

  it('does not build the public site while settings are to be filled in', async () => {
    // The first name in this file is the site's.
    replaceIn('src/data/site.ts', /\bname: '.*?'/, "name: ''");
    const refused = build('production');
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('src/data/site.ts') as string });
  });

  /** Serves what was built. Edge functions are switched off, because their runtime would be downloaded. */
  async function serve() {
    // The site is built already.
    replaceIn('netlify.toml', /^command = .*$/m, 'command = "true"');
    const [port, functionsPort, staticServerPort] = await Promise.all([freePort(), freePort(), freePort()]);
    const words = ['serve', '--offline', '--internal-disable-edge-functions', '--context', 'production'];
    const ports = [`--port=${port}`, `--functions-port=${functionsPort}`, `--staticServerPort=${staticServerPort}`];
    const child = spawn(process.execPath, [commandLine, ...words, ...ports], {
      cwd: copy,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // It ends by itself, even if a test is given up while it starts.
      timeout: 90_000,
    });
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes('Local dev server ready')) resolve();
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('close', () => reject(new Error(`netlify serve ended: ${output}`)));
    });
    const close = (): Promise<void> => {
      child.kill();
      return closed;
    };
    return { url: `http://localhost:${port}`, close };
  }
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined, 0);
  await close();
  return port;
}
