/** Between Node's servers (HTTP/1.1 and HTTP/2) and the Request and Response that the REST interface speaks. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

export type Incoming = IncomingMessage | Http2ServerRequest;
export type Outgoing = ServerResponse | Http2ServerResponse;

/** More than any lead; a larger body is refused before it is read into memory. */
const MAX_BODY_BYTES = 1024 * 1024;

/** What the interface knows. A Request cannot be made with some of the others, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'PUT', 'DELETE'];

/**
 * Answers a request once its body is read, so that a slow sender keeps nobody waiting. Rejects when the sender goes away.
 *
 * @param url the address to answer for, which the caller has checked
 */
export async function answerWith(
  answer: (request: Request) => Promise<Response>,
  url: URL,
  incoming: Incoming,
  outgoing: Outgoing,
): Promise<void> {
  const request = await readRequest(url, incoming);
  const response = request instanceof Response ? request : await answer(request);
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.statusCode = response.status;
  outgoing.end(body);
}

/** Reads a whole request; gives the refusal instead where it cannot be answered. */
async function readRequest(url: URL, incoming: Incoming): Promise<Request | Response> {
  const method = incoming.method ?? 'GET';
  if (!METHODS.includes(method)) return Response.json({ message: 'The method is unknown' }, { status: 405 });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return Response.json({ message: 'The body is too large' }, { status: 413 });
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // HTTP/2 has headers of its own, such as ":path".
    if (!name.startsWith(':')) headers.set(name, String(value));
  }
  return new Request(url, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks),
  });
}
