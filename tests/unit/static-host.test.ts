import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { listen } from '../../tools/listen.ts';
import { createStaticHost, readHeaders } from '../../tools/static-host.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

const SITE: Record<string, string> = {
  'index.html': 'Home',
  'blog.html': 'Blog',
  'blog/first.html': 'First',
  '404.html': 'Not found',
  'tiny.txt': 'hi',
  _headers: "/*\n  X-Everywhere: yes\n  Content-Security-Policy: default-src 'none'\n",
  _redirects: '# Moved\n/old /blog 301\n/form   /blog   302\n',
};

const root = createTemporaryFolder();
for (const [name, text] of Object.entries(SITE)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const site = await listen(createStaticHost({ root }), 0);
afterAll(() => site.close());

/** Sends a request with the path exactly as written; fetch would normalize it. */
async function get(target: string, method = 'GET') {
  const asking = request({ host: '127.0.0.1', port: site.port, path: target, method }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

it.each([
  '/nothing',
  '/blog/first/more',
  '/..%2f..%2fetc/passwd',
  '/..\\..\\etc\\passwd',
  '//etc/passwd',
  '/%',
  '/a%00b',
])('%s is the page that is not there, with status 404 and every header', async (address) => {
  const { status, headers, body } = await get(address);
  expect(status).toBe(404);
  expect(body.toString()).toBe('Not found');
  expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'", 'x-everywhere': 'yes' });
});

it.each(['GET', 'HEAD'])('redirects as `_redirects` says, for %s', async (method) => {
  expect(await get('/old', method)).toMatchObject({ status: 301, headers: { location: '/blog' } });
  expect(await get('/form', method)).toMatchObject({ status: 302, headers: { location: '/blog' } });
});

it.each(['127.0.0.1', '[::1]', 'localhost'])('answers at %s', async (name) => {
  expect((await fetch(`http://${name}:${site.port}/blog`)).status).toBe(200);
});

it.each(['X-Early: no path yet', '/a\n  no header', '/a\n  X-Empty:'])('refuses the header line %j', async (text) => {
  const folder = createTemporaryFolder();
  writeFileSync(path.join(folder, '_headers'), text);
  const read = async () => readHeaders(folder).apply(new Request('http://localhost/a'));
  await expect(read()).rejects.toThrow(/^_headers: /);
});
