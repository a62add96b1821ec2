/** A connection between a server and a browser that delivers packet by packet. */
import { connect, createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes of a packet. */
const PACKET = 1400;

/**
 * Forwards connections to a port of this machine. Chromium's emulation of a slow network releases a chunk only when its
 * last byte is due. Over loopback a whole page often arrives as one chunk, as it never does over a real line, and the
 * same page would paint 0.15 s later in one load than in the next.
 */
export function createLine(port: number): Server {
  return createServer({ noDelay: true }, (browser) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    // Either end may hang up at any time.
    pipeline(server, packets, browser).catch(() => server.destroy());
    pipeline(browser, server).catch(() => browser.destroy());
  });
}

async function* packets(sent: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const bytes of sent) {
    for (let at = 0; at < bytes.length; at += PACKET) {
      yield bytes.subarray(at, at + PACKET);
      await wait(1);
    }
  }
}
