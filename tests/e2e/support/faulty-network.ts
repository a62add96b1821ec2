/** A proxy between the browser and the host that can break requests with leads, down to the byte. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A fault for a request with a lead. `end` is how many bytes pass; a negative `end` counts back from the last byte. */
export type Fault =
  | { kind: 'none' }
  /** Only the first bytes of the request reach the server, then the connection is reset. */
  | { kind: 'cut request'; end: number }
  /** The server handles the request; only the first bytes of its response come back. */
  | { kind: 'cut response'; end: number }
  /** The proxy responds instead of the server; with `isStored`, after the server has stored the lead. */
  | { kind: 'respond'; response: StubResponse; isStored?: boolean }
  /** The server handles the request, and its response waits for `release`. */
  | { kind: 'hold response' }
  /** The request waits for `release`, and never arrives if it is aborted first. */
  | { kind: 'hold request' }
  /** The request never arrives, and the browser gets no error before `release`. */
  | { kind: 'swallow request' };

/** The same fault for each request, or one that depends on how many came before: the first request is number 1. */
export type FaultPlan = Fault | ((attempt: number) => Fault);

export const noFault: Fault = { kind: 'none' };
/** The connection breaks before the lead has reached the server. */
export const requestLost: Fault = { kind: 'cut request', end: 0 };
/** The server stores the lead, but its response is lost. */
export const responseLost: Fault = { kind: 'cut response', end: 0 };

/** A fault for any other file: the status of a response without a body, a connection reset, or held until `release`. */
export type FileFault = 404 | 503 | 'reset' | 'held';

export interface StubResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The proxy responds with a page (a string) or with JSON (an object). */
export function respondWith(
  status: number,
  body: object | string = '',
  { headers = {}, isStored = false }: { headers?: Record<string, string>; isStored?: boolean } = {},
): Fault {
  const isPage = typeof body === 'string';
  const type = { 'content-type': isPage ? 'text/html' : 'application/json' };
  const text = isPage ? body : JSON.stringify(body);
  return { kind: 'respond', response: { status, headers: { ...type, ...headers }, body: text }, isStored };
}

/** The proxy responds as PostgREST does when Postgres or PostgREST itself reports this error code. */
export const respondWithPgError = (status: number, code: string, headers: Record<string, string> = {}): Fault =>
  respondWith(status, { code, message: 'x', details: null, hint: null }, { headers });

export interface FaultyNetwork {
  url: string;
  /** Makes pages send to another origin, as with a hosted project: the same server under another name. */
  usesOtherOrigin: boolean;
  /** Runs in each page before all other scripts, as an extension's does: a call of a function, as text. */
  pageScript: string | undefined;
  /** The fault for requests with a lead, to the table and to the function; a test may change it at any time. */
  fault: FaultPlan;
  /** If set, the fault for leads that pages send to the site's function, instead of `fault`. */
  functionFault: FaultPlan | undefined;
  /** If set, answers preflights instead of the server; 'hold' makes them wait for `release`. */
  preflight: StubResponse | 'hold' | undefined;
  /** The fault for any other request, by its path. */
  fileFault: (path: string) => FileFault | undefined;
  /** How many requests with a lead have arrived for the table. */
  attempts: number;
  /** How many leads that pages send have arrived for the site's function. */
  functionAttempts: number;
  /** How many requests wait for `release`, not counting aborted ones. */
  readonly held: number;
  /** Releases everything that is held, and holds nothing from then on. */
  release: () => void;
  /** Refuses every connection, like a server that is off. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** An empty page on the site's origin. Tests use it to read the device's storage without running the site. */
export const emptyPath = '/empty-page';
/** Isolated like the site's pages: in another session, a page that is not isolated would get separate storage. */
const isolationHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
export const emptyPageResponse: StubResponse = {
  status: 200,
  headers: { 'content-type': 'text/html', ...isolationHeaders },
};

const leadPath = /^\/rest\/v1\/leads\b/;

/** Where a page sends a lead: the REST interface of the table, or the site's own function. */
type LeadEndpoint = 'table' | 'function';

/** Undefined for all other requests, such as the post of a form without a script. */
function leadEndpointOf({ method, url = '/', headers }: IncomingMessage): LeadEndpoint | undefined {
  if (method !== 'POST') return undefined;
  if (leadPath.test(url)) return 'table';
  const isJson = headers['content-type']?.startsWith('application/json');
  const isForFunction = /^\/lead(\?|$)/.test(url);
  return isForFunction && isJson ? 'function' : undefined;
}

/** Listens on a free port. `target` is called for each request, so it may change. */
export async function openNetwork(target: () => string): Promise<FaultyNetwork> {
  const releaseCallbacks = new Set<() => void>();

  /** Waits until `release` is called or the client has gone. Returns at once if the fault is already over. */
  async function waitForRelease(isOver: () => boolean, socket?: Socket): Promise<void> {
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      releaseCallbacks.add(resolve);
      const stopWaiting = (): void => {
        releaseCallbacks.delete(resolve);
        resolve();
      };
      socket?.once('end', stopWaiting);
      socket?.once('close', stopWaiting);
    });
  }

  const server = createServer(handleRequest);

  function handleRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const endpoint = leadEndpointOf(incoming);
    if (incoming.method === 'OPTIONS') void handlePreflight(incoming, outgoing);
    else if (endpoint) void handleLead(endpoint, incoming, outgoing);
    else if (incoming.url === emptyPath) respond(outgoing, emptyPageResponse);
    else void handleOther(incoming, outgoing);
  }

  async function handlePreflight(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { preflight } = network;
    if (preflight === 'hold') await waitForRelease(() => network.preflight !== preflight);
    else if (preflight) return respond(outgoing, preflight);
    forward(target(), incoming, outgoing);
  }

  async function handleOther(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    const fault = network.fileFault(path);
    if (fault === 404 || fault === 503) return respond(outgoing, { status: fault });
    if (fault === 'reset') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (fault === 'held') await waitForRelease(() => network.fileFault(path) !== 'held');
    const script = injectedScript();
    const isPage = incoming.method === 'GET' && incoming.headers.accept?.includes('text/html');
    if (script && isPage) return respondWithPage(script, new URL(path, target()), outgoing);
    forward(target(), incoming, outgoing);
  }

  /** What pages run first; empty if nothing. */
  function injectedScript(): string {
    const pageScript = network.pageScript ?? '';
    if (!network.usesOtherOrigin) return pageScript;
    const otherOrigin = JSON.stringify(`http://localhost:${port}`);
    return `(${sendToOtherOrigin.toString()})(${otherOrigin});${pageScript}`;
  }

  function faultPlanFor(endpoint: LeadEndpoint): FaultPlan {
    if (endpoint === 'function' && network.functionFault) return network.functionFault;
    return network.fault;
  }

  /** Counts this request among the endpoint's, and returns its number. */
  function countAttempt(endpoint: LeadEndpoint): number {
    if (endpoint === 'table') {
      network.attempts += 1;
      return network.attempts;
    }
    network.functionAttempts += 1;
    return network.functionAttempts;
  }

  async function handleLead(
    endpoint: LeadEndpoint,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const attempt = countAttempt(endpoint);
    const { socket } = incoming;
    // A client that disconnects is not an error.
    socket.on('error', () => undefined);
    // The fault at the request's arrival applies to it, even if the test sets another one later.
    const plan = faultPlanFor(endpoint);
    const isOver = (): boolean => faultPlanFor(endpoint) !== plan;
    const fault = typeof plan === 'function' ? plan(attempt) : plan;
    const request = await readRawRequest(incoming).catch(() => undefined);
    if (!request) return;

    if (fault.kind === 'cut request') {
      await sendRaw(target(), request, fault.end);
      socket.resetAndDestroy();
      return;
    }
    if (fault.kind === 'swallow request') {
      await waitForRelease(isOver);
      socket.resetAndDestroy();
      return;
    }
    if (fault.kind === 'hold request') {
      await waitForRelease(isOver, socket);
      const hasClientLeft = socket.destroyed || socket.readableEnded;
      if (!isOver() || hasClientLeft) {
        socket.destroy();
        return;
      }
    }
    if (fault.kind === 'respond') {
      if (fault.isStored) await sendRaw(target(), request);
      return respond(outgoing, fault.response);
    }

    const response = await sendRaw(target(), request);
    if (fault.kind === 'hold response') await waitForRelease(isOver);
    const passed = fault.kind === 'cut response' ? response.subarray(0, fault.end) : response;
    // A reset can overtake bytes sent before it, so a response with any bytes is closed normally.
    if (passed.length === 0) socket.resetAndDestroy();
    else socket.end(passed);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const network: FaultyNetwork = {
    url: `http://127.0.0.1:${port}`,
    usesOtherOrigin: false,
    pageScript: undefined,
    fault: noFault,
    functionFault: undefined,
    preflight: undefined,
    fileFault: () => undefined,
    attempts: 0,
    functionAttempts: 0,
    get held() {
      return releaseCallbacks.size;
    },
    release() {
      network.fault = noFault;
      network.functionFault = undefined;
      network.preflight = undefined;
      network.fileFault = () => undefined;
      for (const resume of releaseCallbacks) resume();
      releaseCallbacks.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
  return network;
}

export function respond(outgoing: ServerResponse, { status, headers = {}, body = '' }: StubResponse): void {
  outgoing.writeHead(status, { connection: 'close', ...headers });
  outgoing.end(body);
}

/** Runs in a page: sends leads as if its scripts were built for a project on another origin. */
function sendToOtherOrigin(otherOrigin: string): void {
  const originalFetch = fetch;
  globalThis.fetch = (url, init) => {
    const isForTable = String(url).startsWith('/rest/');
    return originalFetch(isForTable ? new URL(String(url), otherOrigin) : url, init);
  };
}

/** Responds with a page that runs this script first and may send leads to any origin. */
async function respondWithPage(script: string, url: URL, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const headers = Object.fromEntries(response.headers);
  // `fetch` has decoded the body, and the script makes it longer.
  delete headers['content-encoding'];
  delete headers['content-length'];
  const policy = headers['content-security-policy'];
  if (policy) {
    const hash = createHash('sha256').update(script).digest('base64');
    headers['content-security-policy'] = policy
      .replace('connect-src', '$& http://localhost:*')
      .replace('script-src', `$& 'sha256-${hash}'`);
  }
  const body = html.replace('<head>', () => `<head><script>${script}</script>`);
  respond(outgoing, { status: response.status, headers, body });
}

/** Passes on everything except leads, unchanged. */
function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const forwarded = httpRequest(new URL(url ?? '/', target), { method, headers }, (response) => {
    // `close`, because a browser repeats a lost request by itself if it reused a connection.
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}

/** The bytes of a request, to be sent on. */
async function readRawRequest(incoming: IncomingMessage): Promise<Buffer> {
  const body: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) body.push(chunk);
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`, 'connection: close'];
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name !== 'connection' && value !== undefined) lines.push(`${name}: ${String(value)}`);
  }
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.concat([head, ...body]);
}

/** Sends a request, or its first bytes, and returns the whole response. A request that is cut short gets none. */
function sendRaw(target: string, request: Buffer, end = request.length): Promise<Buffer> {
  const { hostname, port } = new URL(target);
  const isCut = end !== request.length;
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket: Socket = connect(Number(port), hostname);
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(received)));
    socket.write(request.subarray(0, end), () => {
      if (isCut) socket.resetAndDestroy();
    });
  });
}
