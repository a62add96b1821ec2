/** HTTP servers on this machine: a listener for handlers that take a `Request`, and the ports. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener, type ClientAddress } from '@remix-run/node-fetch-server';
import { errorMessage, isErrorCode } from './errors.ts';

/** Answers a request of the client at this IP address, as Netlify's functions do; undefined for a path that is not its own. */
export type RequestHandler = (request: Request, clientIp: string) => Promise<Response | undefined>;

/** A listener for Node's servers. What `handle` does not answer is 404, and what it throws is 500 and one line of log. */
export function createListener(handle: RequestHandler): RequestListener {
  const answer = createRequestListener(
    async (request: Request, { address: clientIp }: ClientAddress) => {
      const response = await handle(request, clientIp);
      return response ?? new Response(null, { status: 404 });
    },
    { onError: (error) => console.error(`A request failed: ${errorMessage(error)}`) },
  );
  return (request, response) => {
    const isRefused = refuseMalformed(request, response);
    if (!isRefused) answer(request, response);
  };
}

/**
 * Answers a request that cannot become a `Request`, and returns whether it did: 400 for an invalid target or Host
 * header, 501 for TRACE. An absolute target such as http://localhost/blog, which clients send to proxies, becomes a path
 * and a Host header.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  // The Fetch standard forbids this method.
  if (request.method === 'TRACE') return refuse(response, 501);
  const target = request.url ?? '';
  if (target.startsWith('/')) {
    // HTTP/1.0 does not require a Host header. From 1.1 on, Node itself refuses a request without one.
    const hosts = request.headersDistinct['host'] ?? ['localhost'];
    const isValid = hosts.length === 1 && hosts.every(isHost);
    return isValid ? false : refuse(response, 400);
  }
  const url = URL.parse(target);
  if (!url || !/^https?:$/.test(url.protocol) || !isHost(url.host)) return refuse(response, 400);
  request.url = url.pathname + url.search;
  request.headers.host = url.host;
  return false;
}

/** Whether a Host header is a host with an optional port, and nothing else. */
function isHost(text: string): boolean {
  const url = URL.parse(`http://${text}`);
  return url !== null && url.href === `${url.origin}/`;
}

function refuse(response: ServerResponse, status: number): true {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(STATUS_CODES[status]);
  return true;
}

/**
 * Reads a request's body to its end, because its sender waits until all of it is read. Keeps at most `maxBytes` in
 * memory, and returns undefined for a body that has more.
 */
export async function readBody({ body }: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) chunks = [];
    else chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
}

export interface ListeningServer {
  /** Such as http://localhost:4321. */
  url: string;
  port: number;
  /** Lets responses in progress finish, for at most `graceMs` (by default a second). */
  close: (graceMs?: number) => Promise<void>;
}

/** Listens on 127.0.0.1 and, if the machine has it, ::1; port 0 means any free port. Rejects with EADDRINUSE. */
export async function listen(listener: RequestListener, port: number): Promise<ListeningServer> {
  const ipv4 = await startServer(listener, port, '127.0.0.1');
  const chosenPort = (ipv4.address() as AddressInfo).port;
  const servers = [ipv4];
  try {
    servers.push(await startServer(listener, chosenPort, '::1'));
  } catch (error) {
    const hasNoIpv6 = isErrorCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT');
    if (!hasNoIpv6) {
      ipv4.close();
      throw error;
    }
  }
  const close = async (graceMs = 1000): Promise<void> => {
    const timer = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), graceMs);
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
    clearTimeout(timer);
  };
  return { url: `http://localhost:${chosenPort}`, port: chosenPort, close };
}

async function startServer(listener: RequestListener, port: number, host: string): Promise<Server> {
  // Node's default of five seconds can run out just as a busy machine reuses the connection.
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
