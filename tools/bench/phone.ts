/** What the bench emulates: a common phone's screen and processor, on two networks. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** Kilobits a second, both ways, and the round trip in ms. */
export const networks = {
  slow: { kbits: 400, latency: 400 },
  '4G': { kbits: 1600, latency: 150 },
} as const;

export type Network = (typeof networks)[keyof typeof networks];

/** Options of a browser context; the screen is the one that Lighthouse uses. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** How many times slower than this machine the processor is. */
const SLOWDOWN = 4;

/** A page on a slow phone; Chromium's own emulation. */
export async function slowPhone(context: BrowserContext, network: Network): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = (network.kbits * 1000) / 8;
  const { latency } = network;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, cdp };
}
