/** What a stranger reaches through `npm start`: the site and the one table, however the address is spelled. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { listen } from '../../tools/host/listen.ts';
import { createHost } from '../../tools/host/static-host.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { leadRow } from './leads.ts';
import { openBackend } from './store.ts';

// Spied on before the backend starts, which drops what its library prints.
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const root = mkdtempSync(path.join(tmpdir(), 'fence-'));
writeFileSync(path.join(root, '404.html'), 'This page is not here.');
writeFileSync(path.join(root, '_headers'), '/*\n  X-Site: yes\n');
const backend = await openBackend();
const site = await listen(createHost({ root, backend }), 0);
afterAll(async () => {
  await site.close();
  await backend.close();
  rmSync(root, { recursive: true });
  printed.mockRestore();
});

/** Sends bytes as they are, which fetch would tidy; the answer's status, headers and body. */
function send(head: string, body = ''): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk)).on('error', reject);
    socket.on('close', () => {
      const [top = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(top.split(' ')[1]), head: top.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
    socket.end(
      `${head}\r\napikey: ${EMBEDDED_KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      'latin1',
    );
  });
}

const lead = (email: string): string => JSON.stringify(leadRow({ email }));

const SPELLINGS = [
  '/rest/v1/../../_system/introspect',
  '/rest/v1/%2e%2e/%2E%2e/_system/info',
  '/rest/v1/..\\..\\_system/info',
  '/rest/v1\\..\\..\\_system/info',
  '/rest/v1/leads/../../../_system/info',
  '/rest/v1/leads/.%2e/.%2E/../auth/v1/settings',
  '/rest/v1/%252e%252e/%252e%252e/_system/info',
  '/rest/v1/..%2f..%2f_system/info',
  '/rest/v1/..;/..;/_system/info',
  '//rest/v1/../../_system/info',
  '//evil.test/rest/v1/leads',
  'http://evil.test/_system/info',
  'http://evil.test/rest/v1/../../_system/info',
  'http://user:pw@evil.test:1/rest/v1/%2e%2e/%2e%2e/_system/info',
  '/rest/v1',
  '/rest/v1/',
  '/rest/v1/leads/',
  '/rest/v1/leads.',
  '/rest/v1/leads/x',
  '/rest/v1/%6ceads',
  '/REST/V1/LEADS',
  '/rest/v1/lead_hits',
  '/rest/v1/rpc/prepare_lead',
  '/rest/v10/leads',
  '/auth/v1/settings',
  '/auth/v1/signup',
  '/graphql/v1',
  '/storage/v1/bucket',
  '/_system/info',
  '/_system/',
];

it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'])(
  '%s of anything but the table is the page that is not there, with the headers of the site',
  async (method) => {
    const reached: string[] = [];
    for (const target of SPELLINGS) {
      const { status, head, body } = await send(`${method} ${target} HTTP/1.1\r\nHost: localhost`);
      const isFenced = status === 404 && head.includes('x-site: yes') && (method === 'HEAD' || /not here/.test(body));
      if (!isFenced) reached.push(`${target}: ${status} ${body.slice(0, 40)}`);
    }
    expect(reached).toEqual([]);
  },
);

it('an upgrade opens no other way', async () => {
  const { status } = await send(
    'GET /rest/v1/../../_system/info HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade',
  );
  expect(status).toBe(404);
});

it.each(['a b', '[::1', 'user:pw@evil', 'localhost:99999', '', 'evil.test', 'localhost.', '\u00ff', 'x'.repeat(2000)])(
  'the Host header %j decides nothing and breaks nothing',
  async (host) => {
    const stored = await send(
      `POST /rest/v1/leads HTTP/1.1\r\nHost: ${host}`,
      lead(`h${Buffer.from(host).toString('hex').slice(0, 20)}@host.test`),
    );
    const read = await send(`GET /rest/v1/leads HTTP/1.1\r\nHost: ${host}`);
    const page = await send(`GET /_system/info HTTP/1.1\r\nHost: ${host}`);
    expect([stored.status, read.status, page.status]).toEqual([201, 401, 404]);
    expect(printed).not.toHaveBeenCalled();
  },
);

it.each([
  ['/rest/v1/../v1/leads', 'dots@spelling.test'],
  ['/rest/v1/leads?columns=full_name,company_name,email,service_interest,created_at', 'query@spelling.test'],
  ['http://evil.test/rest/v1/leads', 'absolute@spelling.test'],
])('%s is the table', async (target, email) => {
  expect(await send(`POST ${target} HTTP/1.1\r\nHost: localhost`, lead(email))).toMatchObject({ status: 201 });
});

it('a method that the table does not know is refused and not printed', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'QUERY']) {
    expect(await send(`${method} /rest/v1/leads HTTP/1.1\r\nHost: localhost`)).toMatchObject({ status: 405 });
  }
  expect(printed).not.toHaveBeenCalled();
});
