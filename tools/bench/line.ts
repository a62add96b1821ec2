/** A line between a server and a browser: it brings what the server sends packet by packet. */
import { connect, createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes of a packet. */
const PACKET = 1400;

/**
 * Passes connections on to a port of this machine. Chromium's emulation of a slow network gives out what it reads in one
 * piece only when the last byte of it is due; over loopback it would often read a whole page in one piece, which no line
 * delivers so, and the same page would be painted 0.15 s later in one load than in the next.
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
