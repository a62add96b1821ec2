import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener, type ClientAddress } from '@remix-run/node-fetch-server';
import { isErrorCode, errorMessage } from './errors.ts';

/** Answers a request of the visitor at `address`, as Netlify's functions do; undefined for a path that is not its own. */
export type RequestHandler = (request: Request, address: string) => Promise<Response | undefined>;

/** A listener for Node's servers. What `handle` does not answer is 404. */
export const createListener = (handle: RequestHandler): RequestListener =>
  createRequestListener(
    async (request: Request, { address }: ClientAddress) =>
      (await handle(request, address)) ?? new Response(null, { status: 404 }),
    // A request without a valid address, or a failure here: one line, and status 500.
    { onError: (error) => console.error(`A request failed: ${errorMessage(error)}`) },
  );

/**
 * Reads a request's body to its end, because its sender waits until all of it is read. Keeps at most `most` bytes in
 * memory, and returns undefined for a body that has more.
 */
export async function readBody({ body }: Request, most: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}

export interface ListeningServer {
  /** Such as http://localhost:4321. */
  url: string;
  port: number;
  /** Lets responses in progress finish, for at most `patience` milliseconds (default 1000). */
  close: (patience?: number) => Promise<void>;
}

/** Listens on 127.0.0.1 and, if the machine has it, ::1; port 0 means any free port. Rejects with EADDRINUSE. */
export async function listen(listener: RequestListener, port: number): Promise<ListeningServer> {
  const servers: Server[] = [];
  const open = async (host: string): Promise<void> => {
    // Node's default of five seconds can run out just as a busy machine reuses the connection.
    const server = createServer({ keepAliveTimeout: 60_000 }, listener);
    await once(server.listen(servers[0] ? portOf(servers[0]) : port, host), 'listening');
    servers.push(server);
  };
  await open('127.0.0.1');
  await open('::1').catch((error: unknown) => {
    if (isErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return;
    servers[0]?.close();
    throw error;
  });
  const chosen = portOf(servers[0]!);
  const close = async (patience = 1000): Promise<void> => {
    const timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), patience);
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
    clearTimeout(timer);
  };
  return { url: `http://localhost:${chosen}`, port: chosen, close };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
