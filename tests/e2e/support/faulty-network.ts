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
  | { kind: 'cut answer'; end: number }
  /** The proxy answers instead of the server; with `stored`, after the server has stored the lead. */
  | { kind: 'answer'; answer: Answer; stored?: boolean }
  /** The server handles the request, and its response waits for `release`. */
  | { kind: 'hold answer' }
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
export const answerLost: Fault = { kind: 'cut answer', end: 0 };

/** A fault for any other file: connection reset, 404, 503, or held until `release`. */
export type FileFault = 'lost' | 'gone' | 'busy' | 'held';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FaultyNetwork {
  url: string;
  /** Makes pages send to another origin, as with a hosted project: the same server under another name. */
  isElsewhere: boolean;
  /** Runs in each page before all other scripts, as an extension's does: a call of a function, as text. */
  pageScript: string | undefined;
  /** The fault for requests with a lead, on both ways; a test may change it at any time. */
  fault: FaultPlan;
  /** If set, the fault for leads that pages send to the site's function, instead of `fault`. */
  functionFault: FaultPlan | undefined;
  /** If set, answers preflights instead of the server; 'hold' makes them wait for `release`. */
  preflight: Answer | 'hold' | undefined;
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
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
export const emptyPage: Answer = { status: 200, headers: { 'content-type': 'text/html', ...isolated } };

const leadPath = /^\/rest\/v1\/leads\b/;

/** Where a lead goes: the interface of the table, or the site's own function. The post of a form without a script is neither. */
type Way = 'table' | 'function';

function wayOf({ method, url = '/', headers }: IncomingMessage): Way | undefined {
  if (method !== 'POST') return undefined;
  if (leadPath.test(url)) return 'table';
  const isJson = headers['content-type']?.startsWith('application/json');
  return /^\/lead(\?|$)/.test(url) && isJson ? 'function' : undefined;
}

/** Listens on a free port. `target` is called for each request, so it may change. */
export async function openNetwork(target: () => string): Promise<FaultyNetwork> {
  const waiting = new Set<() => void>();
  /** Waits for `release`, if it has not been called yet, or until the client has gone. */
  const held = async (isOver: () => boolean, socket?: Socket): Promise<void> => {
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      waiting.add(resolve);
      const leave = (): void => {
        waiting.delete(resolve);
        resolve();
      };
      socket?.once('end', leave).once('close', leave);
    });
  };

  const server = createServer(receive);

  function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    if (incoming.method === 'OPTIONS') return void permit(incoming, outgoing);
    const way = wayOf(incoming);
    if (way) return void carry(way, incoming, outgoing);
    if (path === emptyPath) return respond(outgoing, emptyPage);
    return void pass(incoming, outgoing);
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isHeld = (): boolean => network.fileFault(incoming.url ?? '/') === 'held';
    const fault = network.fileFault(incoming.url ?? '/');
    if (fault === 'gone') return respond(outgoing, { status: 404 });
    if (fault === 'busy') return respond(outgoing, { status: 503 });
    if (fault === 'held') await held(() => !isHeld());
    if (fault === 'lost') return void incoming.socket.resetAndDestroy();
    const script = scripts();
    if (script && incoming.method === 'GET' && incoming.headers.accept?.includes('text/html')) {
      return respondWith(script, new URL(incoming.url ?? '/', target()), outgoing);
    }
    forward(target(), incoming, outgoing);
  }

  async function permit(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { preflight } = network;
    if (preflight === 'hold') await held(() => network.preflight !== preflight);
    else if (preflight) return respond(outgoing, preflight);
    forward(target(), incoming, outgoing);
  }

  /** What pages run first. */
  const scripts = (): string => {
    const moved = network.isElsewhere
      ? `(${sendElsewhere.toString()})(${JSON.stringify(`http://localhost:${port}`)});`
      : '';
    return moved + (network.pageScript ?? '');
  };

  const planFor = (way: Way): FaultPlan => (way === 'function' && network.functionFault) || network.fault;

  async function carry(way: Way, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const counter = way === 'table' ? 'attempts' : 'functionAttempts';
    network[counter] += 1;
    const { socket } = incoming;
    // A client that disconnects is not an error.
    socket.on('error', () => undefined);
    // The fault at the request's arrival applies to it, even if the test sets another one later.
    const plan = planFor(way);
    const fault = typeof plan === 'function' ? plan(network[counter]) : plan;
    const message = await rawRequest(incoming).catch(() => undefined);
    if (!message) return;
    if (fault.kind === 'cut request') {
      await exchange(target(), message, fault.end);
      return void socket.resetAndDestroy();
    }
    const isOver = (): boolean => planFor(way) !== plan;
    if (fault.kind === 'swallow request') {
      await held(isOver);
      return void socket.resetAndDestroy();
    }
    if (fault.kind === 'hold request') {
      await held(isOver, socket);
      if (!isOver() || socket.destroyed || socket.readableEnded) return void socket.destroy();
    }
    if (fault.kind === 'answer' && !fault.stored) return void respond(outgoing, fault.answer);
    const answer = await exchange(target(), message);
    if (fault.kind === 'answer') return void respond(outgoing, fault.answer);
    if (fault.kind === 'hold answer') await held(isOver);
    const passing = answer.subarray(0, fault.kind === 'cut answer' ? fault.end : answer.length);
    // A reset can overtake bytes sent before it, so a response with any bytes is closed normally.
    if (passing.length === 0) return void socket.resetAndDestroy();
    socket.end(passing);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const network: FaultyNetwork = {
    url: `http://127.0.0.1:${port}`,
    isElsewhere: false,
    pageScript: undefined,
    fault: noFault,
    functionFault: undefined,
    preflight: undefined,
    fileFault: () => undefined,
    attempts: 0,
    functionAttempts: 0,
    get held() {
      return waiting.size;
    },
    release() {
      network.fault = noFault;
      network.functionFault = undefined;
      network.preflight = undefined;
      network.fileFault = () => undefined;
      for (const go of waiting) go();
      waiting.clear();
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

export function respond(outgoing: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  outgoing.writeHead(status, { connection: 'close', ...headers });
  outgoing.end(body);
}

/** Runs in a page: sends leads as if its scripts were built for a project on another origin. */
function sendElsewhere(project: string): void {
  const own = fetch;
  globalThis.fetch = (url, init) => own(String(url).startsWith('/rest/') ? new URL(String(url), project) : url, init);
}

/** Responds with a page that runs this script first and may send leads to any origin. */
async function respondWith(script: string, url: URL, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(response.headers);
  const text = await response.text();
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = headers['content-security-policy']
    ?.replace('connect-src', '$& http://localhost:*')
    .replace('script-src', `$& 'sha256-${hash}'`);
  const body = text.replace('<head>', () => `<head><script>${script}</script>`);
  respond(outgoing, {
    status: response.status,
    headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
    body,
  });
}

/** Passes on everything except leads, unchanged. */
function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (response) => {
    // `close`, because a browser repeats a lost request by itself if it reused a connection.
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** The bytes of a request, to be sent on. */
async function rawRequest(incoming: IncomingMessage): Promise<Buffer> {
  const body: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) body.push(chunk);
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`, 'connection: close'];
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name !== 'connection' && value !== undefined) lines.push(`${name}: ${String(value)}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), ...body]);
}

/** Sends a message and returns the whole response. For a message that is cut short, it returns nothing. */
function exchange(target: string, message: Buffer, end = message.length): Promise<Buffer> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket: Socket = connect(Number(port), hostname);
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(received)));
    socket.write(message.subarray(0, end), () => end !== message.length && socket.resetAndDestroy());
  });
}
