import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForLeads, claimDataFolder, findOwner } from '../../../tools/leads/data-folder.ts';
import type { StoredLead } from '../../../tools/leads/stored-lead.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lead = { full_name: 'Ada' } as StoredLead;

describe('the data folder', () => {
  it('has one owner, who can be asked for the leads', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    let asked: Date | undefined;
    held.serveLeads(async (since) => {
      asked = since;
      return [lead];
    });
    expect(await findOwner(folder)).toEqual({ pid: process.pid, command: 'npm start' });
    expect(await askForLeads(folder, new Date('2025-01-31T00:00:00Z'))).toEqual([lead]);
    expect(asked).toEqual(new Date('2025-01-31T00:00:00Z'));
    await held.release();
  });

  it('tells a second one who has it and what to do', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    await expect(claimDataFolder(folder, 'npm run dev')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/in use by `npm start` \(process \d+\).*LEADS_DATA_DIR=\.data-2 npm run dev/),
    });
    await held.release();
  });

  it('is given back at once, also while somebody is still asking', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    const waiting = askForLeads(folder);
    await findOwner(folder);
    await held.release();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('is free again when it was given back', async () => {
    await (await claimDataFolder(folder, 'npm start')).release();
    expect(await findOwner(folder)).toBeUndefined();
    expect(await askForLeads(folder)).toBeUndefined();
    await (await claimDataFolder(folder, 'npm start')).release();
  });

  it('is free again when its owner was killed', async () => {
    const script = path.join(folder, 'owner.mjs');
    const module = path.resolve('tools/leads/data-folder.ts');
    writeFileSync(
      script,
      `import(${JSON.stringify(module)}).then(async ({ claimDataFolder }) => {
      await claimDataFolder(${JSON.stringify(folder)}, 'npm start'); process.send('held'); setInterval(() => {}, 1000); });`,
    );
    const owner = fork(script);
    await new Promise((resolve) => owner.once('message', resolve));
    expect(await findOwner(folder)).toEqual({ pid: owner.pid, command: 'npm start' });
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    expect(existsSync(path.join(folder, 'leads.sock'))).toBe(process.platform !== 'win32');
    const claims = await Promise.allSettled(Array.from({ length: 5 }, () => claimDataFolder(folder, 'npm start')));
    const held = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.release();
  });

  it('waits for somebody who only reads', async () => {
    const reader = await claimDataFolder(folder, 'npm run leads');
    const starting = claimDataFolder(folder, 'npm start');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await reader.release();
    const started = await starting;
    expect(await findOwner(folder)).toMatchObject({ command: 'npm start' });
    await started.release();
  });

  it('is refused with a sentence where it cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(claimDataFolder(path.join(folder, 'file'), 'npm start')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/cannot be kept in .*file: a file is in its place.*LEADS_DATA_DIR/),
    });
  });

  it('does not listen to nonsense', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    for (const nonsense of ['', '\n', 'x'.repeat(10_000), '{"ask":\n']) {
      const socket = createConnection(path.join(folder, 'leads.sock')).on('error', () => undefined);
      socket.end(nonsense);
      await new Promise((resolve) => socket.resume().once('close', resolve));
    }
    expect(await findOwner(folder)).toMatchObject({ pid: process.pid });
    await held.release();
  });
});
