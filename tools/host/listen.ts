/** Puts a request listener on all of localhost: 127.0.0.1 and, where the machine has it, ::1. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isErrorCode } from '../errors.ts';

export interface Listening {
  /** http://localhost:4321 */
  url: string;
  port: number;
  /** Lets responses in progress finish, for at most `patience` milliseconds (default 1000). */
  close: (patience?: number) => Promise<void>;
}

/** Listens on a port, 0 for any free one. Rejects with EADDRINUSE when it is taken on either address. */
export async function listen(listener: RequestListener, port: number): Promise<Listening> {
  const first = await open(listener, port, '127.0.0.1');
  const { port: chosen } = first.address() as AddressInfo;
  const servers = [first];
  try {
    servers.push(await open(listener, chosen, '::1'));
  } catch (error) {
    if (!isErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) {
      first.close();
      throw error;
    }
  }
  return {
    url: `http://localhost:${chosen}`,
    port: chosen,
    close: async (patience = 1000) => {
      const timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), patience);
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
      clearTimeout(timer);
    },
  };
}

async function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  await once(server.listen(port, host), 'listening');
  return server;
}
