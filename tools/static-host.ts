/** Serves a built site as Netlify does: files and `_headers` by Netlify's own packages, and `_redirects`. */
import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { HeadersHandler } from '@netlify/headers';
import { StaticHandler } from '@netlify/static';
import { listFiles } from './built-files.ts';
import { UserError } from './errors.ts';
import { createListener, type RequestHandler } from './listen.ts';

const compress = promisify(brotliCompress);

/**
 * Reads `_headers`.
 *
 * @throws UserError for a line that is not valid, which Netlify would skip; here or when the headers are applied
 */
export function readHeaders(root: string): HeadersHandler {
  const fail = (message: string): never => {
    throw new UserError(`_headers: ${message}`);
  };
  // Netlify's parser says nothing about a header without a colon.
  const text = readIfPresent(path.join(root, '_headers'));
  const lineWithoutColon = /^[ \t]+[^#\s:][^:\n]*$/m.exec(text)?.[0];
  if (lineWithoutColon) fail(`"${lineWithoutColon.trim()}" is not a header`);
  return new HeadersHandler({ projectDir: path.resolve(root), logger: { ...console, error: fail } });
}

interface Redirect {
  location: string;
  status: number;
}

/** Reads `_redirects`: where each path leads, and with which status. */
function readRedirects(root: string): Map<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  const text = readIfPresent(path.join(root, '_redirects'));
  for (const line of text.split('\n')) {
    if (!line.startsWith('/')) continue;
    const [from = '', location = '', status = '301'] = line.trim().split(/\s+/);
    redirects.set(from, { location, status: Number(status) });
  }
  return redirects;
}

const readIfPresent = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A response that can be sent many times. */
interface StoredResponse {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

interface HostOptions {
  /** The folder of the built site. */
  root: string;
  /** Answers before the files do. */
  backend?: { handle: RequestHandler };
}

/** Serves a built site. Each file is read and compressed once, when it is first asked for. */
export function createStaticHost({ root, backend }: HostOptions): RequestListener {
  const readFile = createFileReader(root);
  const redirects = readRedirects(root);
  const cache = new Map<string, StoredResponse>();

  return createListener(async (request, clientIp) => {
    const answer = await backend?.handle(request, clientIp);
    if (answer) return answer;

    const { pathname } = new URL(request.url);
    const redirect = redirects.get(pathname);
    if (redirect) return new Response(null, { status: redirect.status, headers: { location: redirect.location } });

    const acceptsBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const key = `${acceptsBrotli} ${pathname}`;
    const { status, headers, body } = cache.get(key) ?? (await readFile(request, acceptsBrotli));
    // Only what exists is kept: there are endlessly many other paths.
    if (status === 200) cache.set(key, { status, headers, body });
    return new Response(body, { status, headers });
  });
}

/** Returns a function that reads the file of a request, or the 404 page, with its headers. */
function createFileReader(root: string) {
  const files = new StaticHandler({ directory: path.resolve(root) });
  const headerRules = readHeaders(root);

  return async (request: Request, acceptsBrotli: boolean): Promise<StoredResponse> => {
    const found = await files.match(request);
    const file = found ?? (await files.match(new Request(new URL('/404', request.url))));
    const response = file ? await file.handle() : new Response('Not found.');
    await headerRules.apply(request, response);
    const { headers } = response;
    headers.set('vary', 'accept-encoding');

    let body = Buffer.from(await response.arrayBuffer());
    const isText = /^text\/|[/+](json|xml|javascript)\b/.test(headers.get('content-type') ?? '');
    if (isText && acceptsBrotli) {
      body = await compress(body);
      headers.set('content-encoding', 'br');
    }
    headers.set('content-length', `${body.length}`);
    return { status: found ? 200 : 404, headers, body };
  };
}

/** Asks for every file once, so that nobody waits until it is compressed. */
export async function warmUp(root: string, url: string): Promise<void> {
  const paths = listFiles(root).map((file) => file.replace(/(index)?\.html$/, ''));
  await Promise.all(paths.map((filePath) => fetch(`${url}/${filePath}`)));
}
