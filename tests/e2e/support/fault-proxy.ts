/** The whole site through a proxy on a port of its own, which can fail in the ways in which networks do. */
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to a lead on its way; everything else always passes. */
export type Fault =
  | 'none'
  /** The connection breaks before the lead has reached the server. */
  | 'cut before'
  /** The server stores the lead, and its answer is lost. */
  | 'cut after'
  /** The answer waits until `release` is called. */
  | 'hold';

export interface FaultProxy {
  url: string;
  /** May be changed at any time. */
  fault: Fault;
  /** How many leads a browser has sent. */
  attempts: number;
  /** Lets the answers go that are held back, and those to come. */
  release: () => void;
  /** Refuses all connections, as a server that is off. */
  stop: () => Promise<void>;
  /** Listens again, at the same address. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const held: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const isLead = incoming.method === 'POST' && (incoming.url ?? '').startsWith('/rest/v1/leads');
    if (isLead) proxy.attempts += 1;
    const fault = isLead ? proxy.fault : 'none';
    if (fault === 'cut before') return void incoming.socket.destroy();
    forward(target, incoming, outgoing, (answer) => {
      if (fault === 'cut after') incoming.socket.destroy();
      else if (fault === 'hold') held.push(answer);
      else answer();
    });
  });

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    fault: 'none',
    attempts: 0,
    release() {
      proxy.fault = 'none';
      for (const answer of held.splice(0)) answer();
    },
    stop,
    start: () => listen(port),
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
  return proxy;
}

/** Sends the request on and hands over the way to answer it. */
function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answered: (answer: () => void) => void,
): void {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url ?? '/', target), { method, headers }, (response) => {
    answered(() => {
      // On a connection that was used before, a browser repeats a lost request by itself.
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
      response.pipe(outgoing);
    });
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
