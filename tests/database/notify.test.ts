/** Whether the owner is told of every honest lead: runs `notify` as Netlify does, with receivers that work or fail. */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import notify from '../../netlify/functions/notify.mts';
import type { PendingLeads } from '../../netlify/database.ts';
import { passMinute, simulateFlood, scenarios } from './spam-simulation.ts';
import { listen } from '../../tools/listen.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { callApi, clearTables, postLead, projects } from './test-projects.ts';
import { startMockWebhook, startMockMailServer, success } from './mock-receivers.ts';

describe.each(projects)('telling, with %s', async (database, start) => {
  const project = await start();
  const hook = await startMockWebhook();
  const mail = await startMockMailServer();
  afterAll(async () => {
    await hook.close();
    mail.close();
    await project.close();
  });
  beforeEach(async () => {
    await clearTables(project);
    hook.texts.length = 0;
    mail.mails.length = 0;
    mail.refused = '';
    hook.answer = success;
  });

  const byMail = () => ({ NOTIFY_EMAIL: 'owner@acme.test', NOTIFY_FROM: 'leads@acme.test', SMTP_URL: mail.url });
  const both = () => ({ ...byMail(), NOTIFY_WEBHOOK_URL: hook.url });
  const reach = () => ({ PUBLIC_SUPABASE_URL: project.url, SUPABASE_SECRET_KEY: project.secretKey });

  /** Runs `notify` with these settings and no others; returns its status, its text and what it logged. */
  async function run(settings: Record<string, string>, context?: Parameters<typeof notify>[1]) {
    const before = process.env;
    process.env = { ...settings };
    const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
    for (const spy of spies) spy.mockImplementation(() => undefined);
    const response = await notify(new Request('http://localhost'), context);
    const logged = spies.flatMap((spy) => spy.mock.calls.map(String));
    process.env = before;
    for (const spy of spies) spy.mockRestore();
    return { status: response.status, said: (await response.json()) as Record<string, string>, logged };
  }
  const tellBoth = async (settings: Record<string, string> = {}) =>
    (await run({ ...reach(), ...both(), ...settings })).said;
  const pending = async () =>
    (
      await project.query<{ pending_channels: string[] }>(
        'select pending_channels from public.leads order by received_at',
      )
    ).map((row) => row.pending_channels);
  const visit = (n: number) => postLead(project, { full_name: `Visitor ${n}`, email: `${n}@acme.test` }, `10.0.0.${n}`);
  const problems = async () => {
    const { body } = await callApi(project, 'rpc/list_leads', { page_size: 1 }, { secret: true });
    return (body as { channels?: Record<string, string | null> }).channels;
  };
  const withFailures = 'select failures from private.channels where failures > 0 or problem is not null';
  const failing = () => project.query<{ failures: number }>(withFailures);
  const begin = () =>
    callApi(project, 'rpc/notify_begin', { channels: ['webhook'], detailed: 5, listed: 9 }, { secret: true });
  const healthy = async () =>
    (await callApi(project, 'rpc/health', {}, { headers: { 'cf-connecting-ip': '::1' } })).body;

  it('reports each lead once, by mail and by chat, with what it takes to reply', async () => {
    await postLead(project, { custom_request: 'Two lines\nof text' });
    expect(await tellBoth()).toEqual({ email: 'notified of 1', webhook: 'notified of 1' });
    expect(hook.texts).toEqual([
      'New lead: Ada Lovelace, Acme: AI Lead Generation. Reply to ada@acme.test. Two lines of text',
    ]);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toMatch(/^Reply-To: ada@acme\.test\r$/m);
    expect(mail.mails[0]).toMatch(/\r\nTwo lines\r\nof text\r\n/);
    expect(await tellBoth()).toEqual({ email: 'no new leads', webhook: 'no new leads' });
    expect([await pending(), await healthy()]).toEqual([[[]], 'ok']);
    await postLead(project, { custom_request: 'A word more' });
    await tellBoth();
    for (const told of [hook.texts[1], mail.mails[1]])
      expect(told).toMatch(/^Remarks: another request from this address/m);
  });

  it('sends five messages, more than that as one, and nothing for a minute after it', async () => {
    for (let n = 0; n < 5; n += 1) await visit(n);
    await tellBoth();
    expect([hook.texts.length, mail.mails.length]).toEqual([5, 5]);
    for (let n = 5; n < 12; n += 1) await visit(n);
    expect(await tellBoth()).toEqual({ email: 'notified of 7', webhook: 'notified of 7' });
    expect(hook.texts[5]).toMatch(/^7 new leads\.\nVisitor 11, Acme: AI Lead Generation\. Reply to \S+\nVisitor 10/);
    await visit(12);
    expect(await tellBoth()).toMatchObject({ webhook: 'cooling down' });
    await passMinute(project.query);
    expect(await tellBoth()).toMatchObject({ webhook: 'notified of 1' });
  });

  it('reports what is flagged every 15 minutes, and meanwhile each honest lead', async () => {
    for (let n = 0; n < 25; n += 1) await postLead(project, { full_name: `Many ${n}` }, '10.9.9.9');
    expect(await tellBoth()).toMatchObject({ webhook: 'notified of 20' });
    await passMinute(project.query);
    await visit(1);
    expect(await tellBoth()).toMatchObject({ webhook: 'notified of 1' });
    await project.query("update public.leads set received_at = received_at - interval '16 minutes'");
    await visit(2);
    expect(await tellBoth()).toMatchObject({ webhook: 'notified of 6' });
    const openings = hook.texts.slice(1).map((text) => text.split(/[.:]/, 1)[0]);
    expect(openings).toEqual(['New lead', 'New lead', '5 new leads']);
  });

  it('keeps leads for the first channel that is set, and one that is added later hears of new leads alone', async () => {
    await visit(1);
    expect(await run(reach())).toEqual({ status: 200, said: {}, logged: [] });
    expect([await problems(), await healthy()]).toEqual([{}, 'no channel is set up to report new leads']);
    expect((await run({ ...reach(), NOTIFY_WEBHOOK_URL: hook.url })).said).toEqual({ webhook: 'notified of 1' });
    await visit(2);
    expect(await tellBoth()).toEqual({ email: 'notified of 1', webhook: 'notified of 1' });
    expect([hook.texts.length, mail.mails.length]).toEqual([2, 1]);
  });

  it.each([
    ['429 with a wish', (r) => r.writeHead(429, { 'retry-after': '150' }).end(), 'the webhook answers 429', 3],
    ['503', (r) => r.writeHead(503).end(), 'the webhook answers 503', 1],
    ['a redirect', (r) => r.writeHead(302, { location: 'http://localhost/' }).end(), 'the webhook answers 302', 1],
    ['a sign-in page', (r) => r.end('<!doctype html><title>Sign in</title>'), 'the webhook answers with a web page', 1],
    [
      'a hang-up',
      (r) => r.destroy(),
      'the webhook hangs up (UND_ERR_SOCKET). Check the address in NOTIFY_WEBHOOK_URL.',
      1,
    ],
  ] satisfies [string, typeof hook.answer, string, number][])(
    'pauses a channel that answers with %s, and then tells it of each lead',
    async (_name, answer, problem, minutes) => {
      hook.answer = answer;
      await visit(1);
      expect(await tellBoth()).toEqual({ email: 'notified of 1', webhook: `FAILED: ${problem}` });
      expect(await problems()).toEqual({ email: null, webhook: problem });
      hook.answer = success;
      await visit(2);
      for (let minute = 0; minute < minutes; minute += 1) {
        expect(await tellBoth()).toMatchObject({ webhook: 'cooling down' });
        await passMinute(project.query);
      }
      expect(await tellBoth()).toMatchObject({ webhook: 'notified of 2' });
      expect(hook.texts.slice(-2).toSorted().join()).toMatch(/Visitor 1.*Visitor 2/s);
      const noted = [await problems(), await pending(), await failing()];
      expect(noted).toEqual([{ email: null, webhook: null }, [[], []], []]);
    },
  );

  it('summarizes a lead that the receiver alone refuses, also while it takes newer ones', async () => {
    await visit(0);
    for (let n = 1; n < 4; n += 1) {
      await visit(n);
      // The status counts the failures before this one: a newer lead that is told first does not end the count.
      hook.answer = async (r) => {
        const [before = { failures: 0 }] = await failing();
        return hook.texts.at(-1)!.includes('Visitor 0') ? r.writeHead(400 + before.failures).end() : r.end('ok');
      };
      expect(await tellBoth()).toMatchObject({ webhook: `FAILED: the webhook answers ${399 + n}` });
      for (let minute = 0; minute < 2 ** n; minute += 1) await passMinute(project.query);
    }
    hook.answer = success;
    expect(await tellBoth()).toMatchObject({ webhook: 'notified of 1' });
    expect([hook.texts.at(-1), await failing()]).toEqual([expect.stringMatching(/^1 new lead\./), []]);
  });

  const noise = Array.from({ length: 1024 }, (_x, n) => String.fromCharCode(33 + ((n * 7919) % 94))).join('');
  it.each([
    ['NOTIFY_WEBHOOK_URL', noise, 'email', /NOTIFY_WEBHOOK_URL is not an address/],
    ['NOTIFY_WEBHOOK_URL', 'https://user:secret@hooks.test', 'email', /NOTIFY_WEBHOOK_URL is not an address/],
    [
      'NOTIFY_WEBHOOK_URL',
      'http://127.0.0.1:2',
      'email',
      /the webhook takes no connections at this address \(ECONNREFUSED\)\. Check/,
    ],
    ['NOTIFY_EMAIL', noise, 'webhook', /NOTIFY_EMAIL is not set to an email address/],
    ['NOTIFY_FROM', noise, 'webhook', /NOTIFY_FROM is not a sender/],
    ['NOTIFY_FROM', '', 'webhook', /NOTIFY_FROM is not set to an address that the mail server may send for/],
    ['SMTP_URL', noise, 'webhook', /SMTP_URL is not set to an address/],
    ['SMTP_URL', `smtp://${'x'.repeat(1000)}.invalid`, 'webhook', /the mail server cannot be found \(\w+\)\. Check/],
    ['SMTP_URL', 'smtp://user:%zz@mail.test', 'webhook', /SMTP_URL is not a whole address.*% as %25/],
    ['SMTP_URL', '', 'webhook', /SMTP_URL is not set/],
    ['SMTP_URL', 'smtps://leads:p@ss#1@mail.test:465', 'webhook', /SMTP_URL is not a whole address.*# as %23/],
    ['SMTP_URL', 'smtps://leads:pa#ss@mail.test', 'webhook', /SMTP_URL is not a whole address.*# as %23/],
    ['SMTP_URL', 'smtps://leads:p@s?s@mail.test', 'webhook', /SMTP_URL is not a whole address.*\? as %3F/],
    ['SMTP_URL', 'smtps://leads@mail.test:587', 'webhook', /smtps:\/\/ goes with port 465/],
    ['SMTP_URL', 'smtp://leads@mail.test:465', 'webhook', /smtp:\/\/ with port 587/],
  ])('lets a broken %s silence its own channel alone (%#)', async (name, value, other, problem) => {
    await visit(1);
    const said = await tellBoth({ [name]: value });
    const broken = other === 'email' ? 'webhook' : 'email';
    expect(said).toEqual({ [other]: 'notified of 1', [broken]: expect.stringMatching(problem) });
    expect((await problems())?.[broken]).toMatch(problem);
    expect(JSON.stringify([said, await problems()])).not.toMatch(/secret@|xxxx/);
    expect(await healthy()).toBe('a channel to the owner fails');
    // Once the setting is repaired, that channel reports the lead too, in full.
    for (let minute = 0; minute < 3; minute += 1) await tellBoth({ [name]: value });
    for (let minute = 0; minute < 2; minute += 1) await passMinute(project.query);
    await tellBoth();
    expect([await pending(), await problems()]).toEqual([[[]], { email: null, webhook: null }]);
    expect([...hook.texts, ...mail.mails].filter((text) => text.includes('New lead: Visitor 1'))).toHaveLength(2);
  });

  it('gives a mail server that says nothing ten seconds, and the other channel does not wait', async () => {
    const silent = await listen(() => undefined, 0);
    const { timeout } = AbortSignal;
    const clock = vi.spyOn(AbortSignal, 'timeout');
    clock.mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 300 : ms));
    await visit(1);
    const said = await tellBoth({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    clock.mockRestore();
    await silent.close(0);
    const problem = expect.stringMatching(/^FAILED: the mail server does not answer\. Check host and port/) as string;
    expect(said).toEqual({ email: problem, webhook: 'notified of 1' });
    expect(await healthy()).toBe('a channel to the owner fails');
  });

  it('counts a lead as told when the mail server refuses one recipient, and notes it until all get a message', async () => {
    const settings = { NOTIFY_EMAIL: 'owner@acme.test, gone@acme.test' };
    const problem =
      'the mail server refuses recipient 2 of the 2 in NOTIFY_EMAIL (550). The others got the message. Correct the address or remove it.';
    mail.refused = 'gone@acme.test';
    await visit(1);
    await visit(2);
    expect(await tellBoth(settings)).toEqual({
      email: `notified of 2, but not everybody: ${problem}`,
      webhook: 'notified of 2',
    });
    // Nobody is told again and again, and the problem stays.
    expect(await tellBoth(settings)).toEqual({ email: 'no new leads', webhook: 'no new leads' });
    expect([mail.mails.length, await pending(), await problems()]).toEqual([
      2,
      [[], []],
      { email: problem, webhook: null },
    ]);
    // The channel has no pause, and sends the next leads one by one.
    await visit(3);
    await tellBoth(settings);
    expect([mail.mails.length, mail.mails[2]]).toEqual([3, expect.stringContaining('New lead: Visitor 3')]);
    mail.refused = '';
    await visit(4);
    expect(await tellBoth(settings)).toMatchObject({ email: 'notified of 1' });
    expect([await problems(), await failing()]).toEqual([{ email: null, webhook: null }, []]);
  });

  it('keeps the pause after a summary that one recipient does not get', async () => {
    mail.refused = 'gone@acme.test';
    for (let n = 0; n < 6; n += 1) await visit(n);
    await tellBoth({ NOTIFY_EMAIL: 'owner@acme.test, gone@acme.test' });
    await visit(6);
    expect(await tellBoth()).toEqual({
      email: 'cooling down',
      webhook: 'cooling down',
    });
    expect(await pending()).toHaveLength(7);
  });

  it.each([
    ['leads@acme.test', 'leads@acme.test'],
    ['Web Site <leads@acme.test>', 'Web Site <leads@acme.test>'],
    ['"Web Site" <leads@acme.test>', 'Web Site <leads@acme.test>'],
  ])('sends mail from %s, and names each message after the domain', async (NOTIFY_FROM, from) => {
    await visit(1);
    await run({ ...reach(), ...byMail(), NOTIFY_FROM });
    const lines = mail.mails[0]?.split('\r\n');
    expect(lines).toContain(`From: ${from}`);
    expect(lines).toContainEqual(expect.stringMatching(/^Message-ID: <[\w-]{36}@acme\.test>$/));
  });

  it('never runs twice at once', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, begin));
    expect(begun.filter(({ body }) => body !== null)).toHaveLength(1);
    expect(await tellBoth()).toEqual({ idle: 'another run is under way' });
  });

  it('lets an overtaken run note nothing, and the current one nothing without saying what happened', async () => {
    const { run: overtaken } = (await begin()).body as unknown as { run: string };
    await passMinute(project.query);
    await visit(1);
    const { run: current } = (await begin()).body as unknown as { run: string };
    const stored = () => project.query<{ id: string }>('select * from public.leads, private.channels');
    const before = await stored();
    expect(before).toMatchObject([{ pending_channels: ['webhook'], batch: [before[0]!.id] }]);
    const all = {
      channel: 'webhook',
      sent: true,
      lead: before[0]!.id,
      problem: 'the webhook answers 503',
      failures: 1,
      cooldown_seconds: 57,
    };
    const note = (args: object) => callApi(project, 'rpc/notify_result', args, { secret: true });
    for (const result of [all, { ...all, lead: null }, { ...all, sent: false }]) {
      expect(await note({ run: overtaken, ...result })).toEqual({ status: 204, body: null });
    }
    for (const missing of Object.keys(all)) {
      const some = Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
      expect((await note({ run: current, ...some })).status, missing).toBe(404);
    }
    expect(await stored()).toEqual(before);
  });

  it.each(['1 hour', '1 day'])(
    "tells at once when the database's clock is set back by %s during a pause",
    async (by) => {
      for (let n = 0; n < 6; n += 1) await visit(n);
      await tellBoth();
      await visit(6);
      expect(await tellBoth()).toMatchObject({ webhook: 'cooling down' });
      await project.query(`update private.channels
      set paused_from = paused_from + interval '${by}', paused_until = paused_until + interval '${by}'`);
      expect(await tellBoth()).toMatchObject({ webhook: 'notified of 1' });
    },
  );

  it('passes on further answers of the leads that it reports one by one, and of no others', async () => {
    for (let n = 0; n < 2; n += 1) {
      await postLead(project, {
        email: `${n}@acme.test`,
        custom_request: 'Hello',
        more: { budget: '5,000', phone: '555' },
      });
    }
    const args = { channels: ['webhook'], detailed: 1, listed: 9 };
    const { body } = await callApi(project, 'rpc/notify_begin', args, { secret: true });
    const { channels } = body as unknown as { channels: { webhook: PendingLeads } };
    expect(channels.webhook).toMatchObject({ pending: 2, flagged: 0, cooldown_seconds: 0, failures: 0 });
    expect(channels.webhook.leads.map(({ more, custom_request }) => [more, custom_request])).toEqual([
      [{ budget: '5,000', phone: '555' }, 'Hello'],
      [null, null],
    ]);
    expect(Object.keys(channels.webhook.leads[0]!).toSorted()).toEqual(
      [
        'id',
        'full_name',
        'company_name',
        'email',
        'service_interest',
        'custom_request',
        'more',
        'received_at',
        'flags',
      ].toSorted(),
    );
  });

  it('tells again, never not at all, when it is killed between sending and noting', async () => {
    await visit(1);
    const script = path.join(createTemporaryFolder(), 'run.mjs');
    const module = path.resolve('netlify/functions/notify.mts');
    writeFileSync(script, `await (await import('${module}')).default(new Request('http://x'));`);
    const child = fork(script, { env: { ...reach(), NOTIFY_WEBHOOK_URL: hook.url } });
    hook.answer = () => child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    hook.answer = success;
    expect(hook.texts).toHaveLength(1);
    await passMinute(project.query);
    expect((await run({ ...reach(), NOTIFY_WEBHOOK_URL: hook.url })).said).toEqual({ webhook: 'notified of 1' });
    expect(hook.texts).toHaveLength(2);
  });

  it('makes up for half an hour without a run, and leaves no lead behind', async () => {
    for (let n = 0; n < 3; n += 1) await visit(n);
    for (let minute = 0; minute < 31; minute += 1) await passMinute(project.query);
    expect(await healthy()).toBe('notify has not run for 30 minutes');
    await tellBoth();
    expect([await healthy(), await pending()]).toEqual(['ok', [[], [], []]]);
  });

  it('keeps a preview from the leads of the production project', async () => {
    await visit(1);
    const preview = { deploy: { context: 'deploy-preview' } };
    const { said, logged } = await run({ ...reach(), ...both() }, preview);
    expect(said).toEqual({ idle: 'a deploy-preview has no project of its own' });
    expect(logged).toEqual(['This run notified nobody: a deploy-preview has no project of its own']);
    expect(hook.texts).toEqual([]);
    const own = { PREVIEW_SUPABASE_URL: project.url, PREVIEW_SUPABASE_SECRET_KEY: project.secretKey };
    await run({ ...own, NOTIFY_WEBHOOK_URL: hook.url }, preview);
    expect(hook.texts).toHaveLength(1);
  });

  it('tells the owner of leads when Netlify does not name the deploy', async () => {
    await visit(1);
    expect((await run({ ...reach(), ...both() }, { deploy: { context: '' } })).said).toMatchObject({
      webhook: 'notified of 1',
    });
  });

  it('says so when it cannot reach its project', async () => {
    const reasons = { '': 'SUPABASE_SECRET_KEY is not set', sb_secret_old: 'Invalid API key' };
    for (const [key, why] of Object.entries(reasons)) {
      const problem = `Nobody can be notified of new leads: ${why}`;
      const { status, said } = await run({ ...reach(), SUPABASE_SECRET_KEY: key });
      expect({ status, said }).toEqual({ status: 500, said: { problem } });
    }
  });

  // Floods take most of the time, so the smaller one runs only on the first project, the larger one only on the last.
  const floods = [0, 2].filter((_which, n) => database === projects.at(-n)![0]);
  it.each(floods)('hears of honest people through a flood: scenario %i', { timeout: 120_000 }, async (which) => {
    const { waits, requests, answers, pending: left } = await simulateFlood(project, scenarios[which]!);
    expect(waits).toHaveLength(which === 0 ? 1 : 20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2);
    expect(requests).toBeLessThanOrEqual(which === 0 ? 60 : 30);
    expect((answers[201] ?? 0) + (answers[429] ?? 0)).toBe(which === 0 ? 300 : 2000);
    expect(left).toBe(0);
  });
});
