/** Serves a built site and the floor page, with brotli and HTTP/2 over TLS on loopback. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { createHost } from '../host/static-host.ts';
import type { EmbeddedBackend } from '../leads/embedded-backend.ts';
import { selfSigned } from './certificate.ts';
import { createLine } from './line.ts';

/** Where the floor page is found. */
export const FLOOR = '/floor';

/** Bytes of a TLS record: one packet, so that a slow connection can read the first packet before ten have arrived. */
const TLS_RECORD = 1400;

/** Gives the origin, such as https://localhost:41234, and what ends it. */
export async function serveSite(root: string, backend?: Pick<EmbeddedBackend, 'handle'>) {
  const site = createHost({ root, ...(backend && { backend }) });
  const floor = createHost({ root: await floorSite(root) });
  await Promise.all([site.ready, floor.ready]);
  const answer = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    if (request.url !== FLOOR) return site(request, response);
    request.url = '/';
    floor(request, response);
  };
  const server = createSecureServer(await selfSigned(), answer);
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(TLS_RECORD));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const line = createLine(await portOf(server));
  return {
    origin: `https://localhost:${await portOf(line)}`,
    close: () => {
      line.close();
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** Has a server listen on a free port. */
async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** The floor page as a site of its own: it sends the headers of the real one, with the hash of its own styles. */
async function floorSite(root: string): Promise<string> {
  const folder = path.resolve('.cache/bench/floor');
  const html = await readFile(new URL('floor.html', import.meta.url), 'utf8');
  const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  const rules = await readFile(path.join(root, '_headers'), 'utf8');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, '_headers'), rules.replace('style-src', `style-src 'sha256-${hash}'`));
  return folder;
}
