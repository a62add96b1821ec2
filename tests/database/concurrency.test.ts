/** Many senders at once on a PostgreSQL server, where they really are at once; the in-process one has a single session. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../tools/host/listen.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { startPostgresBackend } from './postgres-backend.ts';
import { findPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';

const programs = findPostgres();
const sentAt = new Date().toISOString();

describe.skipIf(!programs)('many senders at once, where PostgreSQL is installed', () => {
  let server: PostgresServer;
  let backend: Awaited<ReturnType<typeof startPostgresBackend>>;
  let site: Listening;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    backend = await startPostgresBackend(server.url);
    site = await listen((request, response) => void backend.handle(request, response), 0);
  }, 60_000);
  afterAll(async () => {
    await site?.close();
    await backend?.close();
    await server?.stop();
  });
  beforeEach(() => backend.query('truncate public.leads, private.lead_hits cascade'));

  const send = async (name: string, email: string): Promise<number> => {
    const response = await fetch(`${site.url}/rest/v1/leads`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({
        full_name: name,
        company_name: 'Acme',
        email,
        service_interest: 'A',
        created_at: sentAt,
      }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const count = (statuses: number[]): Record<string, number> =>
    Object.fromEntries(
      Object.entries(Object.groupBy(statuses, String)).map(([status, those]) => [status, those?.length ?? 0]),
    );

  it('store one lead once, and all but one of its senders are told so', async () => {
    const statuses = await Promise.all(Array.from({ length: 200 }, () => send('Ada', 'ada@acme.test')));
    expect(count(statuses)).toEqual({ 201: 1, 409: 199 });
    expect(await backend.query('select flags from public.leads')).toEqual([{ flags: [] }]);
  });

  it('do not stop each other: many addresses of e-mail, one of the internet', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 310 }, (_, n) => send(`Visitor ${n}`, `${n % 7}@acme.test`)),
    );
    expect(count(statuses)).toEqual({ 201: 300, 429: 10 });
    const [found] = await backend.query<{ tagged: number }>(
      "select count(*)::int as tagged from public.leads where 'rate_ip' = any (flags)",
    );
    expect(found).toEqual({ tagged: 280 });
  });
});
