/** Serves a built site as the production host would, with the very `_headers` and `_redirects` that production has. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import path from 'node:path';
import { resolveAddress } from './address.ts';
import { chooseEncoding } from './content-encoding.ts';
import type { EmbeddedBackend } from '../leads/embedded-backend.ts';
import { headersFor, readHeadersFile } from './headers-file.ts';
import { readRedirectsFile, redirectFor } from './redirects-file.ts';
import { REST_PATH } from '../leads/rest-path.ts';
import { compressAll, readSiteFiles, type SiteFile } from './site-files.ts';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/** A request listener for http, https and http2 servers. */
export interface Host {
  (request: Incoming, response: Outgoing): void;
  /** Resolves when every file is compressed; the host serves before that as well. */
  ready: Promise<void>;
}

/** What Netlify says of a file that no rule says more of. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Reads a built site; later changes to its files are not seen.
 *
 * @param root the folder of the built site
 * @param backend answers what begins with /rest/v1
 */
export function createHost({ root, backend }: { root: string; backend?: Pick<EmbeddedBackend, 'handle'> }): Host {
  const files = readSiteFiles(root);
  const headerRules = readHeadersFile(readIfThere(path.join(root, '_headers')));
  const redirectRules = readRedirectsFile(readIfThere(path.join(root, '_redirects')));

  const serve = async (request: Incoming, response: Outgoing): Promise<void> => {
    const url = new URL(`http://localhost${request.url?.startsWith('/') ? request.url : '/'}`);
    const wanted = decodePath(url.pathname);
    for (const [name, value] of headersFor(headerRules, wanted ?? '/')) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are served here.');
    }
    if (wanted === undefined) return sendText(response, 400, 'The address is malformed.');

    const rule = redirectFor(redirectRules, wanted, url.searchParams);
    const found = rule?.forced ? undefined : resolveAddress(files, wanted);
    if (found && 'moved' in found) return sendRedirect(response, 301, encodeURI(found.moved) + url.search);
    if (rule && !found && rule.status >= 300 && rule.status < 400)
      return sendRedirect(response, rule.status, rule.location);

    // A rule with status 200 or 404 serves another file under this address.
    const name = found?.file ?? (rule ? servedFrom(rule.location) : undefined);
    const file = files.get(name ?? '/404.html');
    if (!file) return sendText(response, 404, 'Not found.');
    await sendFile(request, response, name ? (rule && !found ? rule.status : 200) : 404, file);
  };

  const servedFrom = (location: string): string | undefined => {
    const resolved = resolveAddress(files, location.split('?')[0] ?? '/');
    return resolved && 'file' in resolved ? resolved.file : undefined;
  };

  const listener = (request: Incoming, response: Outgoing): void => {
    const answered =
      backend && REST_PATH.test(request.url ?? '') ? backend.handle(request, response) : serve(request, response);
    answered.catch((error: unknown) => {
      // The visitor went away, or the answer failed half way: either way there is nobody to tell.
      if (!response.headersSent) response.statusCode = 500;
      response.end();
      if (request.complete) console.error(error);
    });
  };
  return Object.assign(listener, { ready: compressAll(files) });
}

async function sendFile(request: Incoming, response: Outgoing, status: number, file: SiteFile): Promise<void> {
  const { body, encoding } = await file.encoded(chooseEncoding(header(request, 'accept-encoding')));
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  setDefault(response, 'content-type', file.type);
  setDefault(response, 'cache-control', CACHE_CONTROL);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', tag);
  if (status === 200 && isKnown(header(request, 'if-none-match'), tag)) {
    response.statusCode = 304;
    return void response.end();
  }
  response.statusCode = status;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  if (request.method === 'HEAD') return void response.end();
  response.end(body);
}

function sendRedirect(response: Outgoing, status: number, location: string): void {
  response.setHeader('location', location);
  sendText(response, status, `Moved to ${location}`);
}

function sendText(response: Outgoing, status: number, text: string): void {
  response.statusCode = status;
  setDefault(response, 'cache-control', CACHE_CONTROL);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
}

function setDefault(response: Outgoing, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

function isKnown(tags: string | undefined, tag: string): boolean {
  return (tags ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag || known.trim() === '*');
}

function header(request: Incoming, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function decodePath(encoded: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
