/** What the bench emulates: a phone's screen and processor, on two networks. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Network {
  /** Kilobits a second, both ways. */
  kbits: number;
  /** Round trip in ms. */
  latency: number;
}

export const networks = {
  slow: { kbits: 400, latency: 400 },
  '4G': { kbits: 1600, latency: 150 },
} satisfies Record<string, Network>;

export type NetworkName = keyof typeof networks;
export const networkNames = Object.keys(networks) as NetworkName[];

/** A common phone's screen, as Lighthouse has it. Options of a browser context. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** How many times slower than this machine the processor is. */
const PROCESSOR = 4;

/** A page with an empty cache on a slow phone; Chromium's own emulation. */
export async function slowPhone(context: BrowserContext, network: Network): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const bytes = (network.kbits * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return { page, cdp };
}
