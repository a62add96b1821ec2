/** Serves a built site as Netlify would, with production's own `_headers`. It does not support `_redirects`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { lookup } from 'mrmime';
import { filesOf } from '../built-files.ts';
import { requestUrl, type Handle, type Incoming, type Outgoing } from '../leads/rest.ts';
import { headersFor, readHeadersFile } from './netlify-files.ts';

/** A request listener for http, https and http2 servers. */
export interface Host {
  (request: Incoming, response: Outgoing): void;
  /** Resolves when every file is compressed; the host can serve before that. */
  ready: Promise<void>;
}

type SiteFile = ReturnType<typeof readSiteFile>;

const compress = promisify(brotliCompress);

/** Reads a built site once, so later changes to its files have no effect. The backend comes before the files. */
export function createHost({ root, backend }: { root: string; backend?: { handle: Handle } }): Host {
  const names = filesOf(root).filter((name) => !['_headers', '_redirects'].includes(name));
  const files = new Map(names.map((name) => [encodeURI(`/${name}`), readSiteFile(path.join(root, name))]));
  const headersFile = path.join(root, '_headers');
  const headerRules = readHeadersFile(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');

  /** The file of a path, or where another spelling of a path (/blog/, /Blog, /blog.html) redirects to. */
  const resolve = (wanted: string): { file?: SiteFile | undefined; location?: string | undefined } => {
    const plain = wanted.endsWith('.html') ? undefined : files.get(wanted);
    if (plain) return { file: plain };
    const usual = wanted.toLowerCase().replace(/\/{2,}/g, '/');
    const clean = usual.replace(/(\/index)?(\.html)?\/*$/, '');
    if (clean === '/404') return {};
    const address = clean || '/';
    const page = files.get(`${clean || '/index'}.html`);
    if (page) return wanted === address ? { file: page } : { location: address };
    return { location: files.has(clean) ? clean : undefined };
  };

  const serve = async (request: Incoming, response: Outgoing): Promise<void> => {
    if (await backend?.handle(request, response)) return;
    const { pathname, search } = requestUrl(request.url) ?? { pathname: '/404', search: '' };
    for (const [name, value] of headersFor(headerRules, pathname)) response.setHeader(name, value);
    const { file, location } = resolve(pathname);
    if (location) {
      response.setHeader('location', location + search);
      response.statusCode = 301;
      return void response.end();
    }
    // A path's headers apply even if its file is gone, but browsers must not cache the 404 page for a year.
    if (!file) response.removeHeader('cache-control');
    const shown = file ?? files.get('/404.html');
    response.statusCode = file ? 200 : 404;
    await (shown ? sendFile(request, response, shown) : response.end('Not found.'));
  };

  // The visitor left, or the response failed midway. In both cases nobody can receive an error.
  const listener = (request: Incoming, response: Outgoing): void =>
    void serve(request, response).catch(() => response.destroy());
  const ready = Promise.all([...files.values()].map(({ brotli }) => brotli)).then(() => undefined);
  return Object.assign(listener, { ready });
}

function readSiteFile(file: string) {
  const media = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|[/+](json|xml|javascript)\b/.test(media);
  const body = readFileSync(file);
  const shorter = async () => (isText ? [await compress(body)].find(({ length }) => length < body.length) : undefined);
  return {
    type: isText ? `${media}; charset=utf-8` : media,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    /** The compressed content, if it is smaller. */
    brotli: shorter(),
  };
}

async function sendFile(request: Incoming, response: Outgoing, file: SiteFile): Promise<void> {
  const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(String(request.headers['accept-encoding']));
  const brotli = takesBrotli ? await file.brotli : undefined;
  const body = brotli ?? file.body;
  const tag = `"${file.tag}${brotli ? '-br' : ''}"`;
  if (!response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('etag', tag);
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  if (response.statusCode === 200 && request.headers['if-none-match']?.includes(tag)) {
    response.statusCode = 304;
    return void response.end();
  }
  if (brotli) response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', body.length);
  response.end(body);
}
