/** The way from the browser to the host, with faults for what carries a lead, down to the byte. */
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** What becomes of a lead on its way; `end` is where its bytes end, counted back from the whole if it is negative. */
export type Fault =
  | { kind: 'none' }
  /** Only the first bytes of the request reach the server, then the connection is reset. */
  | { kind: 'cut request'; end: number }
  /** The server does its work; only the first bytes of its answer come back. */
  | { kind: 'cut answer'; end: number }
  /** Somebody else answers in the server's place; with `stored`, after the server has done its work. */
  | { kind: 'answer'; answer: Answer; stored?: boolean }
  /** The server does its work, and its answer waits for `release`. */
  | { kind: 'hold answer' }
  /** The request itself waits for `release`, and never arrives if it is aborted before. */
  | { kind: 'hold request' }
  /** The request never arrives, and nobody hears of that before `release`. */
  | { kind: 'swallow request' };

export const noFault: Fault = { kind: 'none' };
/** The connection breaks before the lead has reached the server. */
export const requestLost: Fault = { kind: 'cut request', end: 0 };
/** The server stores the lead, and nobody hears of it. */
export const answerLost: Fault = { kind: 'cut answer', end: 0 };

/** What becomes of another file: reset, answered with a 404, or held until `release`. */
export type FileFault = 'lost' | 'gone' | 'held';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface FaultyNetwork {
  url: string;
  /** Has the wizard send to another origin, as to a hosted project: the same place by another name. */
  isElsewhere: boolean;
  /** For requests that carry a lead; may be changed at any time. */
  fault: Fault;
  /** Answers preflights in the server's place, or lets them wait for `release`. */
  preflight: Answer | 'hold' | undefined;
  /** For everything else, by its path. */
  fileFault: (path: string) => FileFault | undefined;
  /** How many requests with a lead came in. */
  attempts: number;
  /** How many wait for `release`; a request that is aborted meanwhile no longer does. */
  readonly held: number;
  /** Lets go what is held, and what comes. */
  release: () => void;
  /** Refuses every connection, as a server that is off. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** A page on the site's origin but not of the site: it reads the device's storage and changes nothing. */
export const emptyPath = '/empty-page';
/** Isolated as the site's pages are: a browser gives pages that are not another session's storage. */
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
export const emptyPage: Answer = { status: 200, headers: { 'content-type': 'text/html', ...isolated } };

const leadPath = /^\/rest\/v1\/leads\b/;

/** Begins to listen on a free port. `target` may move: it is asked at each request. */
export async function openNetwork(target: () => string): Promise<FaultyNetwork> {
  const waiting = new Set<() => void>();
  /** Waits for `release`, unless that has come already, or until whoever asked has gone. */
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
    if (incoming.method === 'POST' && leadPath.test(path)) return void carry(incoming, outgoing);
    if (path === emptyPath) return respond(outgoing, emptyPage);
    return void pass(incoming, outgoing);
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isFaulty = (fault: FileFault): boolean => network.fileFault(incoming.url ?? '/') === fault;
    if (isFaulty('gone')) return respond(outgoing, { status: 404 });
    if (isFaulty('held')) await held(() => !isFaulty('held'));
    if (isFaulty('lost')) return void incoming.socket.resetAndDestroy();
    if (network.isElsewhere && incoming.url === '/get-started') {
      return respondMoved(target(), `http://localhost:${port}`, outgoing);
    }
    forward(target(), incoming, outgoing);
  }

  async function permit(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { preflight } = network;
    if (preflight === 'hold') await held(() => network.preflight !== preflight);
    else if (preflight) return respond(outgoing, preflight);
    forward(target(), incoming, outgoing);
  }

  async function carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    network.attempts += 1;
    const { socket } = incoming;
    // A visitor who goes away is no fault of the test's.
    socket.on('error', () => undefined);
    // What is decided when the lead comes in applies to it, whatever the test sets later.
    const { fault } = network;
    const message = await rawRequest(incoming).catch(() => undefined);
    if (!message) return;
    if (fault.kind === 'cut request') {
      await exchange(target(), message, fault.end);
      return void socket.resetAndDestroy();
    }
    const isOver = (): boolean => network.fault !== fault;
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
    // A reset may overtake the bytes before it, so that an answer with any is closed instead.
    if (passing.length === 0) return void socket.resetAndDestroy();
    socket.end(passing);
  }

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const network: FaultyNetwork = {
    url: `http://127.0.0.1:${port}`,
    isElsewhere: false,
    fault: noFault,
    preflight: undefined,
    fileFault: () => undefined,
    attempts: 0,
    get held() {
      return waiting.size;
    },
    release() {
      network.fault = noFault;
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

/** The wizard, as it is built for a project of another origin. */
async function respondMoved(target: string, project: string, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(new URL('/get-started', target));
  const body = (await response.text()).replace('url&quot;:[0,&quot;/', `url&quot;:[0,&quot;${project}`);
  const policy = response.headers.get('content-security-policy')!.replace('connect-src', `$& ${project}`);
  respond(outgoing, { status: 200, headers: { ...emptyPage.headers, 'content-security-policy': policy }, body });
}

/** Everything but leads: passed on as it is. */
function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = httpRequest(new URL(url ?? '/', target), { method, headers }, (response) => {
    // On a connection that was used before, a browser repeats a lost request by itself.
    outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

/** The bytes of a request, as they are sent on. */
async function rawRequest(incoming: IncomingMessage): Promise<Buffer> {
  const body: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) body.push(chunk);
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`, 'connection: close'];
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name !== 'connection' && value !== undefined) lines.push(`${name}: ${String(value)}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), ...body]);
}

/** Sends a message and gives all that comes back: nothing for one that is cut short, which a reset follows. */
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
