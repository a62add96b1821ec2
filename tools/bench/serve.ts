/** Serves a built site and the floor page, with brotli and HTTP/2 over TLS. */
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { type Handle, listen } from '../listen.ts';
import { createHost, readHeaders, warmUp } from '../static-host.ts';

/** The path of the floor page: one file written by hand, as fast as a page can be. */
export const FLOOR = '/floor';
export const floor = readFileSync(new URL('floor.html', import.meta.url));

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64');

// Browsers speak HTTP/2 over TLS only.
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });

/** Makes Chromium trust the certificate. If it only ignored the error, it would cache nothing. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${sha256(publicKey)}`;

/** Starts the server. Returns its origin, such as https://198.18.0.2:41234. */
export async function serveSite(root: string, address: string): Promise<Disposable & { origin: string }> {
  const style = sha256(/<style>(.*?)<\/style>/s.exec(floor.toString())?.[1] ?? '');
  const headers = new Headers(await readHeaders(root).apply(new Request(`https://${address}${FLOOR}`)));
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace('style-src', `style-src 'sha256-${style}'`));
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-encoding', 'br');
  const handle: Handle = async (request) => {
    if (new URL(request.url).pathname !== FLOOR) return undefined;
    return new Response(brotliCompressSync(floor), { headers });
  };
  // The listener takes HTTP/2, too, but its type does not say so.
  const host = createHost({ root, backend: { handle } });
  const server = createSecureServer({ key, cert }, host as never);
  const plain = await listen(host, 0);
  await warmUp(root, plain.url);
  await plain.close();
  const sockets: Socket[] = [];
  server.on('connection', (socket: Socket) => sockets.push(socket));
  // Small TLS records, as CDNs send: a browser cannot read a record before its last byte, and Node's are 16 kB long.
  server.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(1400));
  await once(server.listen(0, address), 'listening');
  return {
    origin: `https://${address}:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
