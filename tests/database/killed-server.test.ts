/** A server that is killed while twenty leads are on their way, and started again: each of them is stored once. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import type { LeadRow } from '../../src/lib/leads/lead.ts';
import { type SendResult, createSender } from '../../src/lib/leads/send-lead.ts';
import { type FaultyNetwork, noFault, openNetwork } from '../e2e/support/faulty-network.ts';
import { leadRow } from './projects.ts';

const program = path.join(import.meta.dirname, 'serve-store.ts');

let folder: string;
let server: Awaited<ReturnType<typeof start>> | undefined;
let network: FaultyNetwork;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-server-'));
  network = await openNetwork(() => server?.url ?? 'http://127.0.0.1:9');
});
afterEach(async () => {
  await server?.kill();
  await network.stop();
  rmSync(folder, { recursive: true });
});

/** Serves the store in a process of its own. */
async function start() {
  const child: ChildProcess = fork(program, [folder]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', () => reject(new Error('The server did not start')));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const rows = Array.from({ length: 20 }, (_, n) =>
  leadRow({ email: `${n}@killed.example`, custom_request: 'x'.repeat(4000) }),
);
const sendAll = (leads: LeadRow[]): Promise<SendResult[]> =>
  Promise.all(leads.map(createSender({ url: network.url, key: EMBEDDED_KEY })));

it.each([1, 10])('when it has answered %i of them', { timeout: 120_000 }, async (answered) => {
  server = await start();
  // More may be answered before the signal reaches the server: of those nobody hears.
  let passed = 0;
  network.fault = { kind: 'cut answer', at: (_, whole) => (passed++ < answered ? whole : 0) };
  network.onAnswer = (count) => {
    if (count === answered) void server?.kill();
  };
  const first = await sendAll(rows);
  const told = rows.filter((_, n) => first[n]?.kind === 'stored').map(({ email }) => email);
  expect(told).toHaveLength(answered);

  server = await start();
  network.fault = noFault;
  const second = await sendAll(rows.filter(({ email }) => !told.includes(email)));
  expect(second.every(({ kind }) => kind === 'stored')).toBe(true);
  await server.kill();

  const backend = await startEmbeddedBackend({ folder });
  const found = (await backend.query<{ email: string }>('select email from public.leads')).map(({ email }) => email);
  await backend.close();
  expect(found.toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
});
