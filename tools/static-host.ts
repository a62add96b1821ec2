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
import { type RequestHandler, createListener } from './listen.ts';

const compress = promisify(brotliCompress);

/** Reads `_headers`. A line that is not valid is an error: Netlify would skip it. */
export function readHeaders(root: string): HeadersHandler {
  const error = (message: string): never => {
    throw new UserError(`_headers: ${message}`);
  };
  const file = path.join(root, '_headers');
  // The parser itself says nothing about a header without a colon.
  const [line] = /^[ \t]+[^#\s:][^:\n]*$/m.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  if (line) error(`"${line.trim()}" is not a header`);
  return new HeadersHandler({ projectDir: path.resolve(root), logger: { ...console, error } });
}

interface Redirect {
  location: string;
  status: number;
}

/** Reads `_redirects`: where each address leads, and with which status. */
function readRedirects(root: string): Map<string, Redirect> {
  const file = path.join(root, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const rules = lines.filter((line) => line.startsWith('/'));
  const redirects = rules.map((line): [string, Redirect] => {
    const [from = '', location = '', status] = line.trim().split(/\s+/);
    return [from, { location, status: Number(status ?? 301) }];
  });
  return new Map(redirects);
}

/** The backend comes before the files. Each file is read and compressed once, when it is first asked for. */
export function createStaticHost({
  root,
  backend,
}: {
  root: string;
  backend?: { handle: RequestHandler };
}): RequestListener {
  const files = new StaticHandler({ directory: path.resolve(root) });
  const rules = readHeaders(root);
  const redirects = readRedirects(root);
  const read = async (request: Request, takesBrotli: boolean) => {
    const found = await files.match(request);
    const page = found ?? (await files.match(new Request(new URL('/404', request.url))));
    const response = (await page?.handle()) ?? new Response('Not found.');
    await rules.apply(request, response);
    const { headers } = response;
    // A path's headers apply even if its file is gone, but browsers must not cache the 404 page for a year.
    if (!found) headers.set('cache-control', 'no-cache');
    headers.set('vary', 'accept-encoding');
    const isText = /^text\/|[/+](json|xml|javascript)\b/.test(headers.get('content-type') ?? '');
    let body = Buffer.from(await response.arrayBuffer());
    if (isText && takesBrotli) {
      body = await compress(body);
      headers.set('content-encoding', 'br');
    }
    headers.set('content-length', `${body.length}`);
    return { body, init: { status: found ? 200 : 404, headers } };
  };
  const kept = new Map<string, Awaited<ReturnType<typeof read>>>();
  return createListener(async (request, address) => {
    const answer = await backend?.handle(request, address);
    if (answer) return answer;
    const { pathname } = new URL(request.url);
    const redirect = redirects.get(pathname);
    if (redirect) {
      const { status, location } = redirect;
      return new Response(null, { status, headers: { location } });
    }
    const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const key = `${takesBrotli} ${pathname}`;
    const file = kept.get(key) ?? (await read(request, takesBrotli));
    if (file.init.status === 200) kept.set(key, file);
    return new Response(file.body, file.init);
  });
}

/** Asks for every file once, so that nobody waits until it is compressed. */
export const warmUp = (root: string, url: string): Promise<unknown> =>
  Promise.all(listFiles(root).map((file) => fetch(`${url}/${file.replace(/(index)?\.html$/, '')}`)));
