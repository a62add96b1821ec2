import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
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
for (const [name, content] of Object.entries(SITE)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}
const site = await listen(createStaticHost({ root }), 0);
afterAll(() => site.close());

/** Sends a request with the path exactly as written; fetch would normalize it. */
async function get(target: string, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port: site.port, path: target, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Sends these lines as they are, then asks to close the connection. Returns the whole response. */
async function sendLines(...lines: string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

it.each([
  '/nothing',
  '/blog/first/more',
  '/..%2f..%2fetc/passwd',
  '/..\\..\\etc\\passwd',
  '//etc/passwd',
  '/%',
  '/a%00b',
  '/%E0%A4%A',
  '//[',
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

it.each(['//', 'http://localhost/', 'http://other.example'])(
  'understands the target %s as the home page',
  async (target) => {
    const response = await sendLines(`GET ${target} HTTP/1.1`, 'Host: localhost');
    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]*Home/);
  },
);

it('needs no Host header of HTTP/1.0', async () => {
  expect(await sendLines('GET / HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['a malformed Host header', '400 Bad Request', ['GET / HTTP/1.1', 'Host: a b']],
  ['an open bracket as Host', '400 Bad Request', ['GET / HTTP/1.1', 'Host: [']],
  ['a port that is none', '400 Bad Request', ['GET / HTTP/1.1', 'Host: localhost:99999']],
  ['a Host header with a path', '400 Bad Request', ['GET / HTTP/1.1', 'Host: localhost/blog']],
  ['a Host header with a password', '400 Bad Request', ['GET / HTTP/1.1', 'Host: user:password@localhost']],
  ['an empty Host header', '400 Bad Request', ['GET / HTTP/1.1', 'Host:']],
  ['two Host headers', '400 Bad Request', ['GET / HTTP/1.1', 'Host: a.example', 'Host: b.example']],
  ['no Host header', '400 Bad Request', ['GET / HTTP/1.1']],
  ['a malformed absolute target', '400 Bad Request', ['GET http://[ HTTP/1.1', 'Host: localhost']],
  ['the target *', '400 Bad Request', ['OPTIONS * HTTP/1.1', 'Host: localhost']],
  ['a method that has no Request', '501 Not Implemented', ['TRACE / HTTP/1.1', 'Host: localhost']],
  [
    'a header that is too long',
    '431 Request Header Fields Too Large',
    ['GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`],
  ],
])('refuses %s with %s, in few words', async (_request, status, lines) => {
  const response = await sendLines(...lines);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(response.length).toBeLessThan(300);
});

it.each(['127.0.0.1', '[::1]', 'localhost'])('answers at %s', async (name) => {
  expect((await fetch(`http://${name}:${site.port}/blog`)).status).toBe(200);
});

it.each(['X-Early: no path yet', '/a\n  no header', '/a\n  X-Empty:'])('refuses the header line %j', async (line) => {
  const folder = createTemporaryFolder();
  writeFileSync(path.join(folder, '_headers'), line);
  const read = async () => readHeaders(folder).apply(new Request('http://localhost/a'));
  await expect(read()).rejects.toThrow(/^_headers: /);
});
