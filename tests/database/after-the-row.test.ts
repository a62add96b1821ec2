/** Telling the owner, whatever fails in between: in the end nothing is lost, doubled or untold. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJobs, sendQueued } from '../../tools/leads/jobs.ts';
import type { LeadRow } from '../../src/lib/leads/lead.ts';
import { databases, type Database } from './databases.ts';
import { leadRow } from './leads.ts';
import { openSink, recover, refusal, type MessageSink } from './message-sink.ts';

describe.each(databases)('on %s, the owner', { timeout: 60_000 }, (name, start) => {
  let database: Database;
  let sink: MessageSink;
  const never = new AbortController().signal;

  beforeAll(async () => {
    database = await start();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    sink = await openSink();
    await query('truncate public.leads, private.lead_hits, private.tombstones, private.notices, private.requests');
    await query('truncate net.http_request_queue, net._http_response, vault.secrets');
    await query('update private.settings set today = now(), lead_months = 24');
    await query("select vault.create_secret($1, 'notify_webhook')", [sink.url]);
  });
  afterEach(() => sink.close());

  const query: Database['query'] = (text, parameters) => database.query(text, parameters);
  /** Stores leads past the brake by address, which has no headers here. */
  const store = async (count: number, changes: Partial<LeadRow> = {}): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      const row = leadRow({ full_name: `Visitor ${n}`, email: `${n}@acme.test`, ...changes });
      const columns = Object.keys(row).join(', ');
      await query(
        `insert into public.leads (${columns})
         select ${columns} from jsonb_populate_record(null::public.leads, $1::text::jsonb)`,
        [JSON.stringify(row)],
      );
    }
  };
  /** One minute of a hosted project: pg_cron, pg_net, and a minute that passes. */
  const minute = async (minutes = 1): Promise<void> => {
    await runJobs(query);
    await sendQueued(query, never);
    await pass(minutes);
  };
  const minutes = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) await minute();
  };
  /** Moves everything into the past, which is what a clock sees. */
  const pass = async (count: number): Promise<void> => {
    const by = `interval '${count} minutes'`;
    await query(`update private.notices set due = due - ${by}`);
    await query(`update private.requests set sent_at = sent_at - ${by}`);
    await query(`update public.leads set received_at = received_at - ${by}`);
  };
  const notices = async (): Promise<string[]> =>
    (await query<{ notice: string }>('select notice from public.leads order by received_at')).map((row) => row.notice);
  const expectNotices = async (count: number, notice: RegExp): Promise<void> =>
    expect(await notices()).toEqual(Array.from({ length: count }, () => expect.stringMatching(notice)));
  /** Each lead is stored once, marked as told, and known to the sink. */
  const expectAllTold = async (leads: number): Promise<void> => {
    const [counts] = await query<object>(
      `select count(*)::int as stored, count(distinct email)::int as different,
         count(*) filter (where notice = 'told')::int as told from public.leads`,
    );
    const heard = new Set(sink.accepted.map(({ body }) => body['id'])).size;
    expect({ ...counts, heard }).toEqual({ stored: leads, different: leads, told: leads, heard: leads });
  };

  it('is told of each lead once, at the next minute', async () => {
    await store(3);
    await minute();
    expect(sink.accepted).toHaveLength(3);
    await minutes(3);
    expect(sink.accepted).toHaveLength(3);
    await expectAllTold(3);
    for (const { headers, body } of sink.accepted) {
      expect(headers['idempotency-key']).toBe(body['id']);
      const text = `New lead: ${body['full_name']}, Acme: AI Lead Generation. Reply to ${body['email']}`;
      expect(body).toMatchObject({ text, flags: [] });
    }
  });

  it.each([
    ['answers 500', refusal(500), /^webhook: answered 500 \(tries: 1\)$/],
    ['answers 429', refusal(429), /^webhook: answered 429 \(tries: 1\)$/],
    ['cuts the connection', (response) => void response.destroy(), /^webhook: .+\(tries: 1/],
    [
      'redirects to a page where one signs in',
      refusal(302, { location: '/sign-in' }),
      /^webhook: answered with a web page \(tries: 1\)$/,
    ],
  ] as [string, MessageSink['mood'], RegExp][])('is told later when the sink %s', async (_fault, mood, notice) => {
    sink.mood = mood;
    await store(5);
    await minutes(2);
    await expectNotices(5, notice);
    await minutes(8);
    recover(sink);
    await minutes(10);
    await expectAllTold(5);
    expect(sink.accepted).toHaveLength(5);
  });

  it('is told later when the sink refuses the connection', async () => {
    await query("update vault.secrets set secret = 'http://127.0.0.1:9/'");
    await store(2);
    await minutes(5);
    await expectNotices(2, /^webhook: .+ \(tries: \d\)$/);
    await query('update vault.secrets set secret = $1', [sink.url]);
    await minutes(10);
    await expectAllTold(2);
  });

  it('is told later when the sink hangs', async () => {
    sink.mood = () => undefined;
    await store(2);
    await runJobs(query);
    await query('update net.http_request_queue set timeout_milliseconds = 200');
    await sendQueued(query, never);
    await minute(0);
    await expectNotices(2, /^webhook: no answer in time \(tries: 1\)$/);
    recover(sink);
    await minutes(6);
    await expectAllTold(2);
  });

  it('is told again when the answers vanish, with the same key', async () => {
    await store(3);
    await runJobs(query);
    await sendQueued(query, never);
    await query('truncate net._http_response');
    await pass(1);
    await minute();
    expect(sink.accepted, 'an answer may still come').toHaveLength(3);
    await minutes(6);
    expect(sink.accepted).toHaveLength(6);
    expect(new Set(sink.accepted.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
    await expectAllTold(3);
  });

  it('is told when a crash empties what is unlogged, and the ids start over', async () => {
    await store(2);
    await runJobs(query);
    await query('truncate net.http_request_queue restart identity');
    await query('truncate net._http_response, private.requests');
    expect(sink.accepted).toEqual([]);
    await minutes(3);
    await expectAllTold(2);
  });

  it('is told of a request that nobody takes only once it is taken', async () => {
    await store(1);
    await runJobs(query);
    await pass(600);
    await runJobs(query);
    expect(await query('select 1 from net.http_request_queue')).toHaveLength(1);
    await minutes(2);
    await expectAllTold(1);
    expect(sink.accepted).toHaveLength(1);
  });

  it('is sent one message when four ticks come at once', async () => {
    sink.mood = refusal(500);
    await store(20);
    await minute();
    await minute(3);
    // Each transaction stays open for a moment, so that the others run beside it.
    await Promise.all(Array.from({ length: 4 }, () => query('select private.tick(), pg_sleep(0.3)')));
    await expectNotices(20, /^webhook: answered 500 \(tries: 2\)$/);
    recover(sink);
    await minutes(3);
    await expectAllTold(20);
    expect(sink.accepted).toHaveLength(20);
  });

  it('is told of every lead after the sink was down for a day', { timeout: 300_000 }, async () => {
    // More than one tick delivers. PGlite runs the same statements one at a time.
    const count = name === 'PGlite' ? 200 : 1000;
    sink.mood = refusal(503);
    await store(count);
    for (let n = 0; n < 12; n += 1) await minute(140);
    await expectNotices(count, /^webhook: .+ \(tries: \d+\)$/);
    expect((await notices()).some((notice) => notice.startsWith('webhook: NOT TOLD, '))).toBe(true);
    recover(sink);
    await store(1, { email: 'fresh@acme.test' });
    await minutes(20);
    await expectAllTold(count + 1);
  });

  it('is told although the clock jumped a year ahead and back', async () => {
    sink.mood = refusal(500);
    await store(2);
    await minutes(2);
    // A tick under the wrong clock.
    await query("update private.notices set due = now() + interval '365 days'");
    await query("update private.requests set sent_at = now() + interval '365 days'");
    recover(sink);
    expect(sink.accepted).toEqual([]);
    await minutes(3);
    await expectAllTold(2);
  });

  it('is told of what one bad message holds up', async () => {
    await store(3);
    sink.mood = refusal(400);
    await minutes(1);
    recover(sink);
    await query("update vault.secrets set secret = ''");
    await minutes(5);
    await expectNotices(3, /webhook: /);
    await query('update vault.secrets set secret = $1', [sink.url]);
    await minutes(70);
    await expectAllTold(3);
  });

  it('is not told of an erased lead, whose notice goes with it', async () => {
    sink.mood = refusal(500);
    await store(2);
    await minutes(2);
    await query("delete from public.leads where email = '0@acme.test'");
    recover(sink);
    await minutes(8);
    expect(sink.accepted.map(({ body }) => body['email'])).toEqual(['1@acme.test']);
    expect(await query('select 1 from private.notices')).toEqual([]);
    expect(await query('select 1 from private.requests')).toEqual([]);
  });

  it('is told of nothing while nobody is set up, and later of what came within a day', async () => {
    await query('truncate vault.secrets');
    await store(2);
    await minute(2000);
    await store(1, { email: 'late@acme.test' });
    await minute();
    expect(await notices()).toEqual([...[0, 1].map(() => 'nobody is set up to be told'), 'new']);
    await query("select vault.create_secret($1, 'notify_webhook')", [sink.url]);
    await minutes(2);
    expect(sink.accepted.map(({ body }) => body['email'])).toEqual(['late@acme.test']);
  });

  it('gets an e-mail as well, and each channel waits for its own', async () => {
    const mail = await openSink();
    mail.mood = refusal(500);
    const settings = { url: mail.url, key: 're_key', from: 'Site <site@agency.test>', to: 'owner@agency.test' };
    await query("select vault.create_secret($1, 'notify_email')", [JSON.stringify(settings)]);
    await store(1, { custom_request: 'Line one\r\nLine two', email: 'ada@acme.test', full_name: 'Ada' });
    await minutes(2);
    expect(await notices()).toEqual(['email: answered 500 (tries: 1)']);
    recover(mail);
    await minutes(3);
    expect([sink.accepted.length, mail.accepted.length]).toEqual([1, 1]);
    expect(mail.accepted[0]?.headers).toMatchObject({ authorization: 'Bearer re_key' });
    expect(mail.accepted[0]?.body).toEqual({
      from: 'Site <site@agency.test>',
      to: 'owner@agency.test',
      reply_to: 'ada@acme.test',
      subject: 'New lead: Ada, Acme: AI Lead Generation',
      text: expect.stringMatching(
        /^Name: Ada\nCompany: Acme\nE-mail: ada@acme\.test\nService: AI Lead Generation\nReceived: .* UTC\n\nLine one\nLine two$/,
      ),
    });
    await mail.close();
  });

  it('says that a setting is incomplete', async () => {
    await query("select vault.create_secret('owner@agency.test', 'notify_email')");
    await store(1);
    await minutes(2);
    expect(await notices()).toEqual(['email: notify_email is missing or incomplete (tries: 1)']);
  });

  it.each([
    ['<!channel> <http://evil.test|click>', 'a@b.test\u0001', 'channel http evil. test click'],
    ['@here @all [x](http://evil.test) *bold* `code`', '"ab"@b.test', 'here all x http evil. test bold code'],
    ['Ada\r\nBcc: victim@evil.test\nX: y', 'a@b', 'Ada Bcc victim evil. test X y'],
    ['\u202eevil\u200b\u2028line\u0085next', 'a@b.test,victim@evil.test', 'evil line next'],
    ['x'.repeat(200), 'ü@b.test', 'x'.repeat(100)],
    ['日本 Zoë 😀', 'a@[127.0.0.1]', '日本 Zoë 😀'],
  ])('reads hostile text as text: %j', async (hostile, email, shown) => {
    const settings = { url: sink.url, key: 're_key', from: 'site@agency.test', to: 'owner@agency.test' };
    await query("select vault.create_secret($1, 'notify_email')", [JSON.stringify(settings)]);
    await store(1, { full_name: hostile, company_name: hostile, custom_request: hostile });
    await query('update public.leads set email = $1', [email]);
    await minutes(2);
    const mail = sink.accepted.find(({ body }) => 'to' in body)?.body ?? {};
    const hook = sink.accepted.find(({ body }) => !('to' in body))?.body ?? {};
    const title = `New lead: ${shown}, ${shown}: AI Lead Generation`;
    expect(mail).toMatchObject({ to: 'owner@agency.test', from: 'site@agency.test', subject: title });
    expect(mail).not.toHaveProperty('reply_to');
    expect(hook).toMatchObject({ text: title, full_name: hostile });
    expect(mail['text']).toMatch(/^Name: .*\nCompany: .*\nE-mail: .*\nService: .*\nReceived: /);
    expect(String(mail['text'])).not.toMatch(/[^\P{Cc}\n]|[\u200b\u2028\u202e]/u);
  });
});
