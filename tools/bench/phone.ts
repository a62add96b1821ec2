/** A cheap phone on a slow line. The line delays real packets, so that handshakes and TCP slow start are measured. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../chromium.ts';
import { UserError } from '../errors.ts';
import { trustFlag } from './serve.ts';

/** This machine's address as the phone sees it, from the range that RFC 2544 reserves for benchmarks. */
export const SERVER = '198.18.0.2';

const line = { PHONE: '198.18.0.1', SERVER, BITS: '400000', ROUND_TRIP: '0.4' };
const program = fileURLToPath(new URL('line.py', import.meta.url));

/** How many times slower the phone's processor is than this machine's. */
const SLOWDOWN = 4;

/** The same screen as Lighthouse's phone. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Starts a browser whose only network is the slow line. Throws a UserError if this machine cannot create the line. */
export async function startPhone(chrome: string): Promise<Browser> {
  const env = { ...process.env, ...line, CHROMIUM: chrome };
  const args = [...browserFlags, trustFlag];
  return chromium.launch({ executablePath: program, args, env }).catch((error: Error) => {
    const [, reason] = [...error.message.matchAll(/\[err\] (.+)/g)].at(-1) ?? ['', error.message];
    throw new UserError(
      `The bench delays packets between two network namespaces, which failed here: ${reason}. It wants Linux, root, iproute2, ` +
        'Python 3 and /dev/net/tun: sudo env "PATH=$PATH" npm run bench',
    );
  });
}

/** Opens a tab with an empty cache and no open connection. */
export async function visit<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  // Linux remembers how fast a peer was; without this, the next visit would start faster.
  spawnSync('ip', ['tcp_metrics', 'flush', line.PHONE]);
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await act(page);
  } finally {
    await context.close();
  }
}
