/** Serves a built site as the production host would, with the very `_headers` that production has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveAddress } from './address.ts';
import { chooseEncoding } from './content-encoding.ts';
import type { Handle, Incoming, Outgoing } from '../leads/rest.ts';
import { headersFor, readHeadersFile } from './headers-file.ts';
import { readRedirectsFile } from './redirects-file.ts';
import { requestUrl } from './request-url.ts';
import { compressAll, readSiteFiles, type SiteFile } from './site-files.ts';

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
 * @param backend answers for the table of leads, before the files
 */
export function createHost({ root, backend }: { root: string; backend?: { handle: Handle } }): Host {
  const files = readSiteFiles(root);
  const redirects = readRedirectsFile(readIfThere(path.join(root, '_redirects')));
  const headerRules = readHeadersFile(readIfThere(path.join(root, '_headers')));

  const serve = async (request: Incoming, response: Outgoing): Promise<void> => {
    if (await backend?.handle(request, response)) return;
    const url = requestUrl(request.url);
    const wanted = url && decodePath(url.pathname);
    for (const [name, value] of headersFor(headerRules, wanted ?? '/')) response.setHeader(name, value);
    if (!url || wanted === undefined) return sendText(response, 400, 'The address is malformed.');

    const moved = redirects.get(wanted.replace(/\/+$/, ''));
    const found = moved ? { moved } : resolveAddress(files, wanted);
    if (found && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are served here.');
    }
    if (found && 'moved' in found) {
      const location = encodeURI(found.moved) + url.search;
      response.setHeader('location', location);
      return sendText(response, 301, `Moved to ${location}`);
    }
    const file = files.get(found?.file ?? '/404.html');
    if (!file) return sendText(response, 404, 'Not found.');
    await sendFile(request, response, found ? 200 : 404, file);
  };

  const listener = (request: Incoming, response: Outgoing): void => {
    serve(request, response).catch((error: unknown) => {
      // The visitor went away, or the answer failed halfway: either way there is nobody to tell.
      if (!response.headersSent) response.statusCode = 500;
      response.end();
      if (request.complete) console.error(error);
    });
  };
  return Object.assign(listener, { ready: compressAll(files) });
}

async function sendFile(request: Incoming, response: Outgoing, status: number, file: SiteFile): Promise<void> {
  const { body, encoding } = await file.encoded(chooseEncoding(request.headers['accept-encoding']));
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  setDefault(response, 'content-type', file.type);
  setDefault(response, 'cache-control', CACHE_CONTROL);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', tag);
  if (status === 200 && isKnown(request.headers['if-none-match'], tag)) {
    response.statusCode = 304;
    return void response.end();
  }
  response.statusCode = status;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  if (request.method === 'HEAD') return void response.end();
  response.end(body);
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
