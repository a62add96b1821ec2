/** A browser that can be killed without a warning, and started again with the same profile. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect } from '@playwright/test';
import { browserFlags, shellPath } from '../../../tools/chromium.ts';

export interface MortalBrowser {
  /** Starts it; the pages of its profile are opened here. */
  start: () => Promise<BrowserContext>;
  /** SIGKILL: nothing more is written, closed or said. */
  kill: () => Promise<void>;
  /** Kills it, and removes the profile. */
  dispose: () => Promise<void>;
}

/** Playwright's own browsers leave nothing behind, and cannot be killed by a test: this one is started by hand. */
export async function prepareBrowser(): Promise<MortalBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'visitor-'));
  const portFile = path.join(profile, 'DevToolsActivePort');
  let kill = async (): Promise<void> => undefined;

  async function start(): Promise<BrowserContext> {
    await rm(portFile, { force: true });
    const program = shellPath ?? 'chromium';
    const flags = ['--headless', '--remote-debugging-port=0', '--no-first-run', `--user-data-dir=${profile}`];
    // A group of its own: its helpers die with it.
    const child = spawn(program, [...browserFlags, ...flags, 'about:blank'], { detached: true, stdio: 'ignore' });
    const { pid } = child;
    if (pid === undefined) throw new Error(`${program} does not start`);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    kill = async () => {
      kill = async () => undefined;
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // It is gone already.
      }
      await gone;
    };
    // The browser writes the port into its profile once it listens.
    const readPort = async () => (await readFile(portFile, 'utf8').catch(() => '')).split('\n')[0];
    await expect.poll(readPort, { timeout: 30_000 }).not.toBe('');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort()}`);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile');
    return context;
  }

  return {
    start,
    kill: () => kill(),
    async dispose() {
      await kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
