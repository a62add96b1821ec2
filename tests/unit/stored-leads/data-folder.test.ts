import { type ChildProcess, fork } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataFolder, findOwner } from '../../../tools/leads/data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a line of JavaScript that claims the folder, in a process of its own. */
function forkOwner(line: string): ChildProcess {
  const script = path.join(folder, 'owner.mjs');
  const module = JSON.stringify(path.resolve('tools/leads/data-folder.ts'));
  writeFileSync(
    script,
    `const { claimDataFolder } = await import(${module});
    const claim = () => claimDataFolder(${JSON.stringify(folder)}, 'npm start');
    ${line}`,
  );
  return fork(script);
}

const project = { url: 'http://localhost:1', secretKey: 'sb_secret_x' };

describe('the data folder', () => {
  it('has one owner, who says where to read, and to nobody but this user', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    expect(await findOwner(folder)).toEqual({ pid: process.pid, command: 'npm start' });
    await held.announce(project);
    expect(await findOwner(folder)).toEqual({ pid: process.pid, command: 'npm start', project });
    expect(statSync(path.join(folder, 'owner.json')).mode & 0o777).toBe(0o600);
    await held.release();
    expect(existsSync(path.join(folder, 'owner.json'))).toBe(false);
  });

  it('tells a second one who has it and what to do', async () => {
    const held = await claimDataFolder(folder, 'npm start');
    await expect(claimDataFolder(folder, 'npm run dev')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/in use by `npm start` \(process \d+\).*LEADS_DATA_DIR=\.data-2 npm run dev/),
    });
    await held.release();
    await (await claimDataFolder(folder, 'npm start')).release();
  });

  it('is free again when its owner was killed, and then goes to one of those who want it', async () => {
    const owner = forkOwner("await claim(); process.send('held'); setInterval(() => {}, 1000);");
    await new Promise((resolve) => owner.once('message', resolve));
    await expect(claimDataFolder(folder, 'npm start')).rejects.toThrow(`process ${owner.pid}`);
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    const claims = await Promise.allSettled(Array.from({ length: 5 }, () => claimDataFolder(folder, 'npm start')));
    const held = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.release();
  });

  it('waits for a process that only reads', async () => {
    const reader = await claimDataFolder(folder, 'npm run leads');
    const starting = claimDataFolder(folder, 'npm start');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await reader.release();
    const started = await starting;
    expect(await findOwner(folder)).toMatchObject({ command: 'npm start' });
    await started.release();
  });

  it('may have a long name', async () => {
    const long = path.join(folder, 'x'.repeat(200), 'y'.repeat(200));
    const held = await claimDataFolder(long, 'npm start');
    expect(await findOwner(long)).toMatchObject({ pid: process.pid });
    await held.release();
  });

  it.each([
    [(inside: string) => path.join(inside, 'file'), /cannot be kept in .*file: a file is in its place.*LEADS_DATA_DIR/],
    [(inside: string) => path.join(inside, 'x'.repeat(300)), /: its name is too long\. Fix that, or choose another/],
  ])('is refused with a sentence where it cannot be made', async (at, message) => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(claimDataFolder(at(folder), 'npm start')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['a folder', (lock: string) => mkdirSync(lock)],
    ['no lock', (lock: string) => writeFileSync(lock, 'words, and none that SQLite wrote: '.repeat(20))],
  ])('is refused with a sentence where its lock is %s', async (_, make) => {
    make(path.join(folder, 'lock'));
    await expect(claimDataFolder(folder, 'npm start')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(
        /^The lock of the leads, \S+\/data-folder-\w+\/lock, cannot be opened \(.+\)\. .*remove it.*LEADS_DATA_DIR=/,
      ),
    });
  });

  it('is refused where its lock may only be read, which would lock out nobody', async () => {
    writeFileSync(path.join(folder, 'lock'), '', { mode: 0o444 });
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folder, 65_534, 65_534);
    const owner = forkOwner(
      `${isRoot ? 'process.setuid(65_534);' : ''} claim().then(() => 'held', String).then((said) => process.send(said));`,
    );
    const said = await new Promise((resolve) => owner.once('message', resolve));
    expect(said).toMatch(/^UserError: The lock of the leads, .* cannot be opened \(EACCES/);
  });
});
