/** A cheap phone on a slow line. The line is one of packets, so that handshakes and the slow start of TCP count. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../chromium.ts';
import { UserError } from '../errors.ts';

/** Where the phone finds this machine: RFC 2544 keeps these addresses for measuring. */
export const SERVER = '198.18.0.2';

const line = { PHONE: '198.18.0.1', SERVER, BITS: '400000', ROUND_TRIP: '0.4' };

/** How many times slower than this machine the processor is. */
const SLOWDOWN = 4;

/** The screen is the one that Lighthouse uses. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Starts a browser whose only network is the line.
 *
 * @param flags added to the browser's
 * @throws UserError that names what the machine lacks
 */
export async function startPhone(chrome: string, flags: string[]): Promise<Browser> {
  const missing = [
    process.getuid?.() !== 0 && 'root',
    ...['ip', 'python3'].map((program) => spawnSync(program, ['-V']).error && program),
    !existsSync('/dev/net/tun') && '/dev/net/tun',
  ].filter(Boolean);
  if (missing.length > 0) {
    throw new UserError(
      `The bench delays packets between two network namespaces and lacks ${missing.join(', ')}: it wants Linux, iproute2, ` +
        'Python 3 and root, as in sudo env "PATH=$PATH" npm run bench.',
    );
  }
  return chromium.launch({
    executablePath: fileURLToPath(new URL('line.py', import.meta.url)),
    args: [...browserFlags, ...flags],
    env: { ...process.env, ...line, CHROMIUM: chrome },
  });
}

/** Visits with an empty cache and no connection. */
export async function visit<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  // Linux remembers how fast a peer was and would begin faster with the next visitor.
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
