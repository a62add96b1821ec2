/** Many senders at once on a PostgreSQL server, where they really are at once; the in-process one has a single session. */
import { createPostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../tools/host/listen.ts';
import { answerWith } from '../../tools/leads/listener.ts';
import { createRestApi, type RestApi } from '../../tools/leads/rest-api.ts';
import { postLead } from './leads.ts';
import { noPostgres, startPostgres, type PostgresServer } from './postgres-server.ts';
import { schema } from './schema.ts';

describe.skipIf(noPostgres)('many senders at once, where PostgreSQL is installed', () => {
  let server: PostgresServer;
  let connection: ReturnType<typeof createPostgresConnection>;
  let rest: RestApi;
  let site: Listening;

  beforeAll(async () => {
    server = await startPostgres();
    server.run(schema);
    // As many as a small hosted project has for its API.
    const postgresOptions = { max: 10, onnotice: () => undefined };
    connection = createPostgresConnection({ url: server.url, postgresOptions });
    rest = await createRestApi(connection);
    site = await listen((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      answerWith(rest.fetch, url, request, response).catch(() => response.destroy());
    }, 0);
  });
  afterAll(async () => {
    await site?.close();
    await connection?.close();
    rest?.close();
    await server?.stop();
  });
  beforeEach(() => connection.driver.unsafe('truncate public.leads, private.lead_hits cascade'));

  /** Sends them all at once; gives how many got each status. */
  const send = async (leads: { full_name: string; email: string }[]): Promise<Record<string, number>> => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const statuses = await Promise.all(leads.map((lead) => postLead(site.url, lead, from)));
    const groups = Object.entries(Object.groupBy(statuses, String));
    return Object.fromEntries(groups.map(([status, those]) => [status, those?.length ?? 0]));
  };

  it('store one lead once, and all but one of its senders are told so', async () => {
    const answers = await send(Array.from({ length: 200 }, () => ({ full_name: 'Ada', email: 'ada@acme.test' })));
    expect(answers).toEqual({ 201: 1, 409: 199 });
    expect(server.run('select flags from public.leads').trim()).toBe('{}');
  });

  it('do not stop each other: many addresses of e-mail, one of the internet', async () => {
    const visitor = (n: number) => ({ full_name: `Visitor ${n}`, email: `${n % 7}@acme.test` });
    const answers = await send(Array.from({ length: 310 }, (_, n) => visitor(n)));
    expect(answers).toEqual({ 201: 300, 429: 10 });
    expect(server.run("select count(*) from public.leads where 'rate_ip' = any (flags)").trim()).toBe('280');
  });
});
