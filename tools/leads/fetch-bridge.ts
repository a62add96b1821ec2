/** Between Node's servers (HTTP/1.1 and HTTP/2) and the Request and Response that the REST interface speaks. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** More than any lead; a larger body is refused before it is read into memory. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Headers that belong to one connection and not to the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'te',
  'expect',
]);

/** Reads a whole request; gives the refusal instead where the body is too large. Rejects when the sender goes away. */
export async function readRequest(incoming: IncomingMessage | Http2ServerRequest): Promise<Request | Response> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return Response.json({ message: 'The body is too large' }, { status: 413 });
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name.startsWith(':') || HOP_BY_HOP.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const host = incoming.headers[':authority'] ?? incoming.headers.host ?? 'localhost';
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(`http://${String(host)}${incoming.url ?? '/'}`, { method, headers, body });
}

/** Writes a whole response. */
export async function sendResponse(answer: Response, outgoing: ServerResponse | Http2ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) {
    if (!HOP_BY_HOP.has(name) && name !== 'content-length') outgoing.setHeader(name, value);
  }
  outgoing.statusCode = answer.status;
  if (answer.status !== 204 && answer.status !== 304) outgoing.setHeader('content-length', body.length);
  outgoing.end(body);
}
