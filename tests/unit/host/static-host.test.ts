import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../../tools/listen.ts';
import { createHost } from '../../../tools/host/static-host.ts';

const page = (title: string): string =>
  `<!doctype html><title>${title}</title>${'<p>Words, words, words.</p>'.repeat(40)}`;

const SITE: Record<string, string> = {
  'index.html': page('Home'),
  'blog.html': page('Blog'),
  'blog/first.html': page('First'),
  '404.html': page('Not found'),
  '_astro/Part.B1xZ.js': `export const words = '${'word '.repeat(200)}';`,
  'tiny.txt': 'hi',
  'picture.png': 'not really a picture',
  '.well-known/security.txt': 'Contact: mailto:a@b.test',
  'manifest.webmanifest': '{}',
  _headers:
    "/*\n  X-Everywhere: yes\n  Content-Security-Policy: default-src 'none'\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n",
};

const root = mkdtempSync(path.join(tmpdir(), 'static-host-'));
for (const [name, text] of Object.entries(SITE)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
symlinkSync('/etc/passwd', path.join(root, 'leak.txt'));
const site = await listen(createHost({ root }), 0);
afterAll(async () => {
  await site.close();
  rmSync(root, { recursive: true });
});

/** Sends a request whose path goes out as it is written, which fetch would tidy. */
async function get(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const asking = request({ host: '127.0.0.1', port: site.port, path: target, method, headers }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('addresses', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/Blog', '/blog'],
    ['/blog.html', '/blog'],
    ['/index.html?a=1', '/?a=1'],
    ['//blog', '/blog'],
    ['/Tiny.txt', '/tiny.txt'],
  ])('%s leads to the one address, %s', async (address, location) => {
    const { status, headers } = await get(address);
    expect({ status, location: headers['location'] }).toEqual({ status: 301, location });
    expect(headers['x-everywhere']).toBe('yes');
  });

  it.each([
    '/nothing',
    '/blog/first/more',
    '/404',
    '/_headers',
    '/leak.txt',
    '/..%2f..%2fetc/passwd',
    '/..\\..\\etc\\passwd',
    '//etc/passwd',
  ])('%s is the page that is not there, with status 404 and every header', async (address) => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>Not found</title>');
    expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'", 'x-everywhere': 'yes' });
  });

  it('serves files from a hidden folder', async () => {
    expect(await get('/.well-known/security.txt')).toMatchObject({ status: 200 });
  });

  it.each([
    ['http://evil.test:1/rest/v1/../../nothing', 404],
    ['*', 404],
    ['/%', 404],
    ['/a%00b', 404],
  ])('answers the target %s with %i, whatever host it names', async (target, status) => {
    expect(await get(target)).toMatchObject({ status, headers: { 'x-everywhere': 'yes' } });
  });
});

describe('what a browser saves', () => {
  it('is brotli where it may be, and the same content', async () => {
    const [br, plain] = await Promise.all([get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }), get('/')]);
    expect([br, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', undefined]);
    expect([brotliDecompressSync(br.body), plain.body].map(String)).toEqual([SITE['index.html'], SITE['index.html']]);
    expect(br.headers['etag']).not.toBe(plain.headers['etag']);
    expect(br.headers['vary']).toBe('Accept-Encoding');
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('is left as it is where compressing does not pay', async () => {
    for (const address of ['/tiny.txt', '/picture.png']) {
      expect((await get(address, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('is asked about again but not sent again', async () => {
    const first = await get('/blog', { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    const again = await get('/blog', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect(again).toMatchObject({ status: 304, headers: { etag, 'x-everywhere': 'yes' } });
    expect(again.body).toHaveLength(0);
    expect(await get('/blog', { 'if-none-match': etag })).toMatchObject({ status: 200 });
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('is kept for a year where the name has a digest', async () => {
    expect((await get('/_astro/Part.B1xZ.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });
});

it.each(['127.0.0.1', '[::1]', 'localhost'])('answers at %s', async (name) => {
  expect((await fetch(`http://${name}:${site.port}/blog`)).status).toBe(200);
});
