import { type ChildProcess, fork } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder } from '../../../tools/leads/data-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'data-folder-'));
  folder = path.join(parent, '.data');
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (file: string): number => statSync(file).mode & 0o777;
const access = { url: 'http://localhost:1', secretKey: 'sb_secret_x' };

/** Runs a line of JavaScript that claims the folder, in a separate process. */
function forkOwner(line: string): ChildProcess {
  const script = path.join(parent, 'owner.mjs');
  const module = JSON.stringify(path.resolve('tools/leads/data-folder.ts'));
  const claim = `const claim = () => claimDataFolder(${JSON.stringify(folder)}, 'npm start');`;
  writeFileSync(script, `const { claimDataFolder } = await import(${module}); ${claim} ${line}`);
  return fork(script);
}

it('has one owner, who says where to ask', async () => {
  const held = await claimDataFolder(folder, 'npm start');
  await held.announce(access);
  expect([modeOf(folder), modeOf(path.join(folder, 'owner.json'))]).toEqual([0o700, 0o600]);
  await expect(claimDataFolder(folder, 'npm run dev')).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/in use by `npm start` \(process \d+\).*LEADS_DATA_DIR=\.data-2 npm run dev/),
    cause: access,
  });
  await held.release();
  expect(existsSync(path.join(folder, 'owner.json'))).toBe(false);
});

it('is free again when its owner was killed, and then goes to one of those who want it', async () => {
  const owner = forkOwner(
    `await (await claim()).announce(${JSON.stringify(access)}); process.send('held'); setInterval(() => {}, 1000);`,
  );
  await new Promise((resolve) => owner.once('message', resolve));
  await expect(claimDataFolder(folder, 'npm start')).rejects.toThrow(`process ${owner.pid}`);
  owner.kill('SIGKILL');
  await new Promise((resolve) => owner.once('exit', resolve));
  const claims = Array.from({ length: 5 }, () => claimDataFolder(folder, 'npm start'));
  const first = await Promise.any(claims);
  await first.announce(access);
  const settled = await Promise.allSettled(claims);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await first.release();
});

it('is waited for while a process only reads', async () => {
  const reader = await claimDataFolder(folder, 'npm run leads');
  const starting = claimDataFolder(folder, 'npm start');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await reader.release();
  const started = await starting;
  expect(readFileSync(path.join(folder, 'owner.json'), 'utf8')).toContain('npm start');
  await started.release();
});

it('is refused where its lock may only be read, which would lock out nobody', async () => {
  mkdirSync(folder);
  const lock = path.join(folder, 'lock');
  writeFileSync(lock, '', { mode: 0o444 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // Root may write every file, so the owner runs as nobody.
    for (const location of [parent, folder, lock]) chownSync(location, 65_534, 65_534);
  }
  const owner = forkOwner(
    `${isRoot ? 'process.setuid(65_534);' : ''} claim().then(() => 'held', String).then((outcome) => process.send(outcome));`,
  );
  const outcome = await new Promise((resolve) => owner.once('message', resolve));
  expect(outcome).toMatch(/^UserError: Leads cannot be kept in .*\/lock: EACCES/);
});
