/** Whether the functions do their work as Netlify bundles them, started by Netlify's own code for AWS Lambda. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveBackend, type OpenStore } from '../../tools/leads/open-store.ts';
import { answers, row } from '../example-lead.ts';
import { startMockWebhook } from '../database/mock-receivers.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { importFromNetlify, netlifyPackages } from './netlify-packages.ts';
import { postLead } from './post-lead.ts';

type Bundle = (folder: string, target: string, options: object) => Promise<unknown>;

const run = promisify(execFile);
const bundles = createTemporaryFolder();
let store: OpenStore;
let webhook: Awaited<ReturnType<typeof startMockWebhook>>;

describe.skipIf(!netlifyPackages)('The bundled function', () => {
  beforeAll(async () => {
    const { zipFunctions } = await importFromNetlify<{ zipFunctions: Bundle }>(
      '@netlify/zip-it-and-ship-it/dist/main.js',
    );
    await zipFunctions('netlify/functions', bundles, { archiveFormat: 'none', basePath: process.cwd() });
    store = await serveBackend();
    webhook = await startMockWebhook();
  });
  afterAll(async () => {
    await webhook.close();
    await store.close();
  });
  beforeEach(async () => {
    await store.query('truncate public.leads, private.channels');
    webhook.texts.length = 0;
  });

  /** Invokes a function with a request as Netlify hands it over. */
  async function invoke(name: string, request: { path: string; headers: Record<string, string>; body: string }) {
    const headers = { host: 'acme.test', 'x-nf-client-connection-ip': '192.0.2.7', ...request.headers };
    const event = {
      httpMethod: 'POST',
      path: request.path,
      rawUrl: `https://acme.test${request.path}`,
      headers,
      multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([header, value]) => [header, [value]])),
      body: request.body,
      isBase64Encoded: false,
    };
    const entry = path.join(bundles, name, '___netlify-entry-point.mjs');
    const env = {
      // Where the stand-in looks for settings of AWS.
      HOME: bundles,
      PUBLIC_SUPABASE_URL: store.url,
      SUPABASE_SECRET_KEY: store.secretKey,
      NOTIFY_WEBHOOK_URL: webhook.url,
    };
    const script = path.join(import.meta.dirname, 'run-bundle.ts');
    const { stdout } = await run(process.execPath, [script, netlifyPackages!, entry, JSON.stringify(event)], { env });
    const lastLine = stdout.trim().split('\n').at(-1)!;
    return JSON.parse(lastLine) as { status: number; headers: Record<string, string>; body: string };
  }

  const postForm = (context: string) =>
    invoke('lead', {
      path: '/lead',
      headers: {
        origin: 'https://acme.test',
        'content-type': 'application/x-www-form-urlencoded',
        'x-nf-deploy-context': context,
      },
      body: new URLSearchParams({ ...answers }).toString(),
    });
  const postRow = (body: string) =>
    invoke('lead', {
      path: '/lead',
      headers: {
        origin: 'https://acme.test',
        'content-type': 'application/json',
        'x-nf-deploy-context': 'production',
      },
      body,
    });
  const runScheduled = (context: Record<string, string>) =>
    invoke('notify', {
      path: '/.netlify/functions/notify',
      headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule', ...context },
      body: JSON.stringify({ next_run: new Date() }),
    });
  const storedLeads = () =>
    store.query('select full_name, network_hashes is not null as knows_its_network from public.leads');

  it('for forms stores what is posted, and thanks for it', async () => {
    const { status, headers } = await postForm('production');
    expect([status, headers['location']]).toEqual([303, '/thank-you']);
    // The limits on leads from one network need the address that Netlify hands over.
    expect(await storedLeads()).toEqual([{ full_name: answers.fullName, knows_its_network: true }]);
  });

  it('for forms stores the row of a script, and says so in JSON', async () => {
    const { status, headers, body } = await postRow(JSON.stringify(row));
    expect([status, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'application/json',
      'no-store',
      '{"stored":true}',
    ]);
    expect(await storedLeads()).toEqual([{ full_name: row.full_name, knows_its_network: true }]);
  });

  it('for forms refuses what is no row', async () => {
    const { status, body } = await postRow('{}');
    expect([status, body]).toEqual([400, '{"stored":false}']);
    expect(await storedLeads()).toEqual([]);
  });

  it('for forms stores nothing from a preview, and says so', async () => {
    const { status, headers } = await postForm('deploy-preview');
    expect([status, headers['location']]).toEqual([303, '/not-sent']);
    expect(await storedLeads()).toEqual([]);
  });

  it.each([
    ['of production', { 'x-nf-deploy-context': 'production' }],
    ['that does not say which deploy it is', {}],
  ])('for notifications notifies the owner of a lead on a schedule %s', async (_name, context) => {
    await postLead(store.url);
    const { status, body } = await runScheduled(context);
    expect([status, JSON.parse(body)]).toEqual([200, { webhook: 'notified of 1' }]);
    expect(webhook.texts).toEqual([
      expect.stringContaining(`New lead: Ada Lovelace, Analytical Engines: ${row.service_interest}`),
    ]);
  });
});
