/** Counts the bytes that a page fetches, as transferred. */
import type { CDPSession } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

export interface Transfer {
  url: string;
  /** Chromium's name of what it is: Document, Script, Font, Image… */
  kind: string;
  /** The body as transferred, without headers: what the server says of it, since the browser counts both together. */
  bytes: number;
}

export interface Transfers {
  /** What has come so far. */
  all: () => Transfer[];
  /** Resolves when nothing has been under way for `quiet` ms, or after `patience` ms. */
  quiet: (quiet: number, patience: number) => Promise<void>;
}

/** Counts from now on. A file that comes from the cache counts nothing. */
export function watchTransfers(cdp: CDPSession): Transfers {
  const asked = new Set<string>();
  const open = new Map<string, Transfer>();
  const done: Transfer[] = [];
  let last = performance.now();

  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    last = performance.now();
    if (response.fromDiskCache || !response.url.startsWith('http')) return;
    const bytes = Number(response.headers['content-length'] ?? 0);
    open.set(requestId, { url: response.url, kind: type, bytes });
  });
  const settle = (requestId: string) => {
    last = performance.now();
    asked.delete(requestId);
    open.delete(requestId);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    last = performance.now();
    asked.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const transfer = open.get(requestId);
    if (transfer) done.push(transfer);
    settle(requestId);
  });

  return {
    all: () => [...done],
    quiet: async (quiet, patience) => {
      const end = performance.now() + patience;
      while (performance.now() < end && (asked.size > 0 || performance.now() - last < quiet)) await wait(100);
    },
  };
}

/** Bytes of one kind, or of all. */
export const bytesOf = (transfers: readonly Transfer[], kind?: string): number =>
  transfers.filter((transfer) => !kind || transfer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
