/** Whether the owner is notified of every honest lead: runs `notify` as Netlify does, with receivers that work or fail. */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import notify from '../../netlify/functions/notify.mts';
import type { PendingLeads } from '../../netlify/database.ts';
import { listen } from '../../tools/listen.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { respondOk, startMockMailServer, startMockWebhook } from './mock-receivers.ts';
import { largeFlood, passMinute, simulateFlood, smallFlood } from './spam-simulation.ts';
import { callApi, clearTables, postLead, projects, type ApiResponse } from './test-projects.ts';

const isFirstProject = (name: string): boolean => name === projects[0]![0];
const isLastProject = (name: string): boolean => name === projects.at(-1)![0];

describe.each(projects)('notifications, with %s', async (projectName, start) => {
  const project = await start();
  const webhook = await startMockWebhook();
  const mailServer = await startMockMailServer();
  afterAll(async () => {
    await webhook.close();
    mailServer.close();
    await project.close();
  });
  beforeEach(async () => {
    await clearTables(project);
    webhook.texts.length = 0;
    webhook.respond = respondOk;
    mailServer.mails.length = 0;
    mailServer.refusedRecipient = '';
    mailServer.refusedText = '';
    mailServer.answerToMail = '250 stored';
  });

  const projectSettings = { PUBLIC_SUPABASE_URL: project.url, SUPABASE_SECRET_KEY: project.secretKey };
  const webhookSettings = { NOTIFY_WEBHOOK_URL: webhook.url };
  const mailSettings = {
    NOTIFY_EMAIL: 'owner@acme.test',
    NOTIFY_FROM: 'leads@acme.test',
    SMTP_URL: mailServer.url,
  };

  /** Runs `notify` with these settings and no others; returns its status, its results and what it logged. */
  async function runNotify(settings: Record<string, string>, context?: Parameters<typeof notify>[1]) {
    const before = process.env;
    process.env = { ...settings };
    const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')];
    for (const spy of spies) spy.mockImplementation(() => undefined);
    const response = await notify(new Request('http://localhost'), context);
    const logged = spies.flatMap((spy) => spy.mock.calls.map(String));
    for (const spy of spies) spy.mockRestore();
    process.env = before;
    return { status: response.status, results: (await response.json()) as Record<string, string>, logged };
  }

  /** Runs `notify` with both channels, and returns the result of each. */
  async function notifyBoth(changes: Record<string, string> = {}): Promise<Record<string, string>> {
    const { results } = await runNotify({ ...projectSettings, ...mailSettings, ...webhookSettings, ...changes });
    return results;
  }

  /** Runs `notify` with these channels alone, and returns the result of each. */
  async function notifyOn(channels: Record<string, string>): Promise<Record<string, string>> {
    const { results } = await runNotify({ ...projectSettings, ...channels });
    return results;
  }

  async function passMinutes(count: number): Promise<void> {
    for (let minute = 0; minute < count; minute += 1) await passMinute(project.query);
  }

  /** Sends the lead of a visitor; each number is another person at another address. */
  function sendLead(visitor: number): Promise<ApiResponse> {
    const row = { full_name: `Visitor ${visitor}`, email: `${visitor}@acme.test` };
    return postLead(project, row, `10.0.0.${visitor}`);
  }

  async function sendLeads(from: number, to: number): Promise<void> {
    for (let visitor = from; visitor <= to; visitor += 1) await sendLead(visitor);
  }

  /** The channels on which the owner is still to be notified, of each lead, in the order in which they came. */
  async function pendingChannels(): Promise<string[][]> {
    const rows = await project.query<{ pending_channels: string[] }>(
      'select pending_channels from public.leads order by received_at',
    );
    return rows.map((row) => row.pending_channels);
  }

  /** The problem of each channel, as `npm run leads` reads it. */
  async function channelProblems(): Promise<Record<string, string | null> | undefined> {
    const { body } = await callApi(project, 'rpc/list_leads', { page_size: 1 }, { secret: true });
    return (body as { channels?: Record<string, string | null> }).channels;
  }

  /** How often each channel that does not work has failed in a row. */
  function channelFailures(): Promise<{ failures: number }[]> {
    return project.query('select failures from private.channels where failures > 0 or problem is not null');
  }

  function beginRun(): Promise<ApiResponse> {
    const args = { channels: ['webhook'], max_detailed: 5, max_listed: 9 };
    return callApi(project, 'rpc/notify_begin', args, { secret: true });
  }

  /** The result of health(); if it is not "ok", what staff read about the failed check. */
  async function health(): Promise<unknown> {
    const headers = { 'cf-connecting-ip': '::1' };
    const { body } = await callApi(project, 'rpc/health', {}, { headers });
    const staff = await callApi(project, 'rpc/list_leads', { page_size: 1 }, { secret: true, headers });
    const { failed_check } = staff.body as { failed_check?: string | null };
    expect(body).toBe(failed_check ? 'a check failed: npm run leads says which' : 'ok');
    return failed_check?.split('.', 1)[0] ?? body;
  }

  it('reports each lead once, by mail and by chat, with what it takes to reply', async () => {
    await postLead(project, { custom_request: 'Two lines\nof text' });
    expect(await notifyBoth()).toEqual({ email: 'notified of 1', webhook: 'notified of 1' });
    expect(webhook.texts).toEqual([
      'New lead: Ada Lovelace, Acme: Consulting. Reply to ada@acme.test. Two lines of text',
    ]);
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]).toMatch(/^Reply-To: ada@acme\.test\r$/m);
    expect(mailServer.mails[0]).toMatch(/\r\nTwo lines\r\nof text\r\n/);
    expect(await notifyBoth()).toEqual({ email: 'no new leads', webhook: 'no new leads' });
    expect([await pendingChannels(), await health()]).toEqual([[[]], 'ok']);
    await postLead(project, { custom_request: 'A word more' });
    await notifyBoth();
    for (const message of [webhook.texts[1], mailServer.mails[1]]) {
      expect(message).toMatch(/^Notes: another request from this email address/m);
    }
  });

  it('reaches a chat that takes a text and nothing else', async () => {
    await postLead(project);
    webhook.respond = (response, fields) =>
      fields.join() === 'text' ? respondOk(response) : response.writeHead(400).end('{"error":"Unknown name"}');
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 1' });
    const text = 'New lead: Ada Lovelace, Acme: Consulting. Reply to ada@acme.test';
    expect(webhook.texts).toEqual([text, text]);
  });

  it('sends five messages, more than that as one, and nothing for a minute after it', async () => {
    await sendLeads(0, 4);
    await notifyBoth();
    expect([webhook.texts.length, mailServer.mails.length]).toEqual([5, 5]);
    await sendLeads(5, 11);
    expect(await notifyBoth()).toEqual({ email: 'notified of 7', webhook: 'notified of 7' });
    expect(webhook.texts[5]).toMatch(/^7 new leads\.\nVisitor 11, Acme: Consulting\. Reply to \S+\nVisitor 10/);
    await sendLead(12);
    expect(await notifyBoth()).toMatchObject({ webhook: 'cooling down' });
    await passMinutes(1);
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 1' });
  });

  it('reports what is flagged every 15 minutes, and meanwhile each honest lead', async () => {
    for (let n = 0; n < 25; n += 1) await postLead(project, { full_name: `Many ${n}` }, '10.9.9.9');
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 20' });
    await passMinutes(1);
    await sendLead(1);
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 1' });
    await project.query("update public.leads set received_at = received_at - interval '16 minutes'");
    await sendLead(2);
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 6' });
    const titles = webhook.texts.slice(1).map((text) => text.split(/[.:]/, 1)[0]);
    expect(titles).toEqual(['New lead', 'New lead', '5 new leads']);
  });

  it('keeps leads for the first channel that is set, and reports only new leads on one that is added later', async () => {
    await sendLead(1);
    expect(await runNotify(projectSettings)).toEqual({ status: 200, results: {}, logged: [] });
    expect([await channelProblems(), await health()]).toEqual([{}, 'no channel is set up to report new leads']);
    const { results } = await runNotify({ ...projectSettings, ...webhookSettings });
    expect(results).toEqual({ webhook: 'notified of 1' });
    await sendLead(2);
    expect(await notifyBoth()).toEqual({ email: 'notified of 1', webhook: 'notified of 1' });
    expect([webhook.texts.length, mailServer.mails.length]).toEqual([2, 1]);
  });

  it.each([
    [
      '429 and a time to wait',
      (response) => response.writeHead(429, { 'retry-after': '150' }).end(),
      'the webhook answers 429',
      3,
    ],
    ['503', (response) => response.writeHead(503).end(), 'the webhook answers 503', 1],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: 'http://localhost/' }).end(),
      'the webhook answers 302',
      1,
    ],
    [
      'a sign-in page',
      (response) => response.end('<!doctype html><title>Sign in</title>'),
      'the webhook answers with a web page',
      1,
    ],
    [
      'a closed connection',
      (response) => response.destroy(),
      'the webhook hangs up (UND_ERR_SOCKET). Check the address in NOTIFY_WEBHOOK_URL.',
      1,
    ],
  ] satisfies [string, typeof webhook.respond, string, number][])(
    'pauses a channel that answers with %s, and then sends each lead',
    async (_name, respond, problem, minutes) => {
      webhook.respond = respond;
      await sendLead(1);
      expect(await notifyBoth()).toEqual({ email: 'notified of 1', webhook: `FAILED: ${problem}` });
      expect(await channelProblems()).toEqual({ email: null, webhook: problem });
      webhook.respond = respondOk;
      await sendLead(2);
      for (let minute = 0; minute < minutes; minute += 1) {
        expect(await notifyBoth()).toMatchObject({ webhook: 'cooling down' });
        await passMinutes(1);
      }
      expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 2' });
      expect(webhook.texts.slice(-2).toSorted().join()).toMatch(/Visitor 1.*Visitor 2/s);
      expect(await channelProblems()).toEqual({ email: null, webhook: null });
      expect(await pendingChannels()).toEqual([[], []]);
      expect(await channelFailures()).toEqual([]);
    },
  );

  // Four failures in a row: the message about a lead must not depend on how long an outage lasts.
  it.each<[string, typeof webhook.respond, string]>([
    ['answer 503 and 451', (response) => response.writeHead(503).end(), '451 try later'],
    ['answer 429 and 421', (response) => response.writeHead(429).end(), '421 too many connections'],
    ['are removed or take nobody', (response) => response.writeHead(404).end(), '550 not your sender'],
    ['refuse every message', (response) => response.writeHead(400).end(), '554 not your domain'],
    ['hang up', (response) => response.destroy(), ''],
  ])('sends each lead in full once the receivers no longer %s', async (_name, respond, answerToMail) => {
    webhook.respond = respond;
    mailServer.answerToMail = answerToMail;
    await sendLead(1);
    for (let failure = 0; failure < 4; failure += 1) {
      const failed = expect.stringMatching(/^FAILED: /) as string;
      expect(await notifyBoth()).toEqual({ email: failed, webhook: failed });
      await passMinutes(2 ** failure);
    }
    webhook.respond = respondOk;
    mailServer.answerToMail = '250 stored';
    webhook.texts.length = 0;
    mailServer.mails.length = 0;
    await sendLead(2);
    expect(await notifyBoth()).toEqual({ email: 'notified of 2', webhook: 'notified of 2' });
    const titles = webhook.texts.map((text) => text.split(',', 1)[0]);
    expect(titles).toEqual(['New lead: Visitor 2', 'New lead: Visitor 1']);
    expect(mailServer.mails).toHaveLength(2);
    expect(mailServer.mails[1]).toMatch(/^Reply-To: 1@acme\.test\r$/m);
    expect(await channelFailures()).toEqual([]);
  });

  it('summarizes a lead that the receiver alone refuses, and sends the others in full', async () => {
    await sendLeads(0, 2);
    webhook.respond = (response) => {
      const isRefused = webhook.texts.at(-1)!.startsWith('New lead: Visitor 1');
      return isRefused ? response.writeHead(400).end() : respondOk(response);
    };
    mailServer.refusedText = 'New lead: Visitor 1';
    expect(await notifyBoth()).toEqual({ email: 'notified of 3', webhook: 'notified of 3' });
    const firstLines = webhook.texts.map((text) => text.split(/[\n,]/, 2).join());
    expect(firstLines).toEqual([
      'New lead: Visitor 2, Acme: Consulting. Reply to 2@acme.test',
      'New lead: Visitor 1, Acme: Consulting. Reply to 1@acme.test',
      // Once more, with its text alone.
      'New lead: Visitor 1, Acme: Consulting. Reply to 1@acme.test',
      '1 new lead.,Visitor 1',
      'New lead: Visitor 0, Acme: Consulting. Reply to 0@acme.test',
    ]);
    expect(mailServer.mails).toHaveLength(3);
    expect(mailServer.mails[1]).toMatch(/\r\n1 new lead\.\r\nVisitor 1, Acme/);
    expect(await channelFailures()).toEqual([]);
    expect(await channelProblems()).toEqual({ email: null, webhook: null });
  });

  it('counts leads, and names none, for a receiver that refuses what a stranger wrote also in a summary', async () => {
    await sendLeads(1, 6);
    webhook.respond = (response) =>
      webhook.texts.at(-1)!.includes('Visitor 3') ? response.writeHead(422).end() : respondOk(response);
    expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 6' });
    expect(webhook.texts).toHaveLength(3);
    expect(webhook.texts[2]).toMatch(/^6 new leads\.\nAll of them/);
    // As after any summary, the next leads wait for a minute.
    await sendLead(7);
    expect(await notifyBoth()).toMatchObject({ webhook: 'cooling down' });
  });

  /** Every printable ASCII character, in an order without sense. */
  const noise = Array.from({ length: 1024 }, (_, index) => String.fromCharCode(33 + ((index * 7919) % 94))).join('');
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
  ])('lets a broken %s stop its own channel only (%#)', async (name, value, other, problem) => {
    await sendLead(1);
    const results = await notifyBoth({ [name]: value });
    const broken = other === 'email' ? 'webhook' : 'email';
    expect(results).toEqual({ [other]: 'notified of 1', [broken]: expect.stringMatching(problem) });
    expect((await channelProblems())?.[broken]).toMatch(problem);
    expect(JSON.stringify([results, await channelProblems()])).not.toMatch(/secret@|xxxx/);
    expect(await health()).toBe('a channel to the owner fails or does not reach every recipient');
    // Once the setting is repaired, that channel reports the lead too, in full.
    for (let repeat = 0; repeat < 3; repeat += 1) await notifyBoth({ [name]: value });
    await passMinutes(2);
    await notifyBoth();
    expect(await pendingChannels()).toEqual([[]]);
    expect(await channelProblems()).toEqual({ email: null, webhook: null });
    const messages = [...webhook.texts, ...mailServer.mails];
    expect(messages.filter((text) => text.includes('New lead: Visitor 1'))).toHaveLength(2);
  });

  it('gives a mail server that says nothing ten seconds, and the other channel does not wait', async () => {
    const silent = await listen(() => undefined, 0);
    // The real ten seconds would make the test slow.
    const { timeout } = AbortSignal;
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout');
    timeoutSpy.mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 300 : ms));
    await sendLead(1);
    const results = await notifyBoth({ SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    timeoutSpy.mockRestore();
    await silent.close(0);
    const problem = expect.stringMatching(/^FAILED: the mail server does not answer\. Check host and port/) as string;
    expect(results).toEqual({ email: problem, webhook: 'notified of 1' });
    expect(await health()).toBe('a channel to the owner fails or does not reach every recipient');
  });

  it('reports on the new channel what the old one, which is gone, could not', async () => {
    await sendLead(1);
    mailServer.answerToMail = '550 not your sender';
    expect(await notifyOn(mailSettings)).toMatchObject({ email: expect.stringMatching(/^FAILED/) });
    expect(await notifyOn(webhookSettings)).toEqual({ webhook: 'notified of 1' });
    expect(webhook.texts).toEqual([expect.stringContaining('New lead: Visitor 1')]);
    expect(await pendingChannels()).toEqual([[]]);
  });

  it('counts a lead as reported when the mail server refuses one recipient, and notes it until all get a message', async () => {
    const settings = { NOTIFY_EMAIL: 'owner@acme.test, gone@acme.test' };
    const problem =
      'the mail server refuses recipient 2 of the 2 in NOTIFY_EMAIL (550). The others got the message. Correct the address or remove it.';
    mailServer.refusedRecipient = 'gone@acme.test';
    await sendLead(1);
    await sendLead(2);
    expect(await notifyBoth(settings)).toEqual({
      email: `notified of 2, but not everybody: ${problem}`,
      webhook: 'notified of 2',
    });
    // Nobody gets the message again and again, and the problem stays.
    expect(await notifyBoth(settings)).toEqual({ email: 'no new leads', webhook: 'no new leads' });
    expect(mailServer.mails).toHaveLength(2);
    expect(await pendingChannels()).toEqual([[], []]);
    expect(await channelProblems()).toEqual({ email: problem, webhook: null });
    // The channel has no pause, and sends the next leads one by one.
    await sendLead(3);
    await notifyBoth(settings);
    expect(mailServer.mails).toHaveLength(3);
    expect(mailServer.mails[2]).toContain('New lead: Visitor 3');
    mailServer.refusedRecipient = '';
    await sendLead(4);
    expect(await notifyBoth(settings)).toMatchObject({ email: 'notified of 1' });
    expect(await channelProblems()).toEqual({ email: null, webhook: null });
    expect(await channelFailures()).toEqual([]);
  });

  it('keeps the pause after a summary that one recipient does not get', async () => {
    mailServer.refusedRecipient = 'gone@acme.test';
    await sendLeads(0, 5);
    await notifyBoth({ NOTIFY_EMAIL: 'owner@acme.test, gone@acme.test' });
    await sendLead(6);
    expect(await notifyBoth()).toEqual({ email: 'cooling down', webhook: 'cooling down' });
    expect(await pendingChannels()).toHaveLength(7);
  });

  it.each([
    ['leads@acme.test', 'leads@acme.test'],
    ['Web Site <leads@acme.test>', 'Web Site <leads@acme.test>'],
    ['"Web Site" <leads@acme.test>', 'Web Site <leads@acme.test>'],
  ])('sends mail from %s, and names each message after the domain', async (NOTIFY_FROM, from) => {
    await sendLead(1);
    await runNotify({ ...projectSettings, ...mailSettings, NOTIFY_FROM });
    const lines = mailServer.mails[0]?.split('\r\n');
    expect(lines).toContain(`From: ${from}`);
    expect(lines).toContainEqual(expect.stringMatching(/^Message-ID: <[\w-]{36}@acme\.test>$/));
  });

  it('never runs twice at once', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, beginRun));
    expect(begun.filter(({ body }) => body !== null)).toHaveLength(1);
    expect(await notifyBoth()).toEqual({ idle: 'another run is under way' });
  });

  it('lets an overtaken run note nothing, and the current one nothing without saying what happened', async () => {
    const runId = ({ body }: ApiResponse): string => (body as unknown as { run: string }).run;
    const overtaken = runId(await beginRun());
    await passMinutes(1);
    await sendLead(1);
    const current = runId(await beginRun());
    const readState = () => project.query<{ id: string }>('select * from public.leads, private.channels');
    const before = await readState();
    expect(before).toMatchObject([{ pending_channels: ['webhook'], batch: [before[0]!.id] }]);
    const complete = {
      channel: 'webhook',
      sent: true,
      lead: before[0]!.id,
      problem: 'the webhook answers 503',
      failures: 1,
      cooldown_seconds: 57,
    };
    const note = (args: object) => callApi(project, 'rpc/notify_result', args, { secret: true });
    for (const result of [complete, { ...complete, lead: null }, { ...complete, sent: false }]) {
      expect(await note({ run: overtaken, ...result })).toEqual({ status: 204, body: null });
    }
    for (const missing of Object.keys(complete)) {
      const incomplete = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing));
      expect((await note({ run: current, ...incomplete })).status, missing).toBe(404);
    }
    expect(await readState()).toEqual(before);
  });

  it.each(['1 hour', '1 day'])(
    "notifies at once when the database's clock is set back by %s during a pause",
    async (by) => {
      await sendLeads(0, 5);
      await notifyBoth();
      await sendLead(6);
      expect(await notifyBoth()).toMatchObject({ webhook: 'cooling down' });
      await project.query(`update private.channels
      set cooldown_began_at = cooldown_began_at + interval '${by}', cooldown_ends_at = cooldown_ends_at + interval '${by}'`);
      expect(await notifyBoth()).toMatchObject({ webhook: 'notified of 1' });
    },
  );

  it('passes on further answers of the leads that it reports one by one, and of no others', async () => {
    for (let n = 0; n < 2; n += 1) {
      await postLead(project, {
        email: `${n}@acme.test`,
        custom_request: 'Hello',
        further_answers: { budget: '5,000', phone: '555' },
      });
    }
    const args = { channels: ['webhook'], max_detailed: 1, max_listed: 9 };
    const { body } = await callApi(project, 'rpc/notify_begin', args, { secret: true });
    const { channels } = body as unknown as { channels: { webhook: PendingLeads } };
    expect(channels.webhook).toMatchObject({ pending: 2, flagged: 0, cooldown_seconds: 0, failures: 0 });
    expect(
      channels.webhook.leads.map(({ further_answers, custom_request }) => [further_answers, custom_request]),
    ).toEqual([
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
        'further_answers',
        'received_at',
        'flags',
      ].toSorted(),
    );
  });

  it('sends a message again, rather than never, when it is killed between sending and noting', async () => {
    await sendLead(1);
    const script = path.join(createTemporaryFolder(), 'run.mjs');
    const module = path.resolve('netlify/functions/notify.mts');
    writeFileSync(script, `await (await import('${module}')).default(new Request('http://x'));`);
    const child = fork(script, { env: { ...projectSettings, ...webhookSettings } });
    webhook.respond = () => child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    webhook.respond = respondOk;
    expect(webhook.texts).toHaveLength(1);
    await passMinutes(1);
    const { results } = await runNotify({ ...projectSettings, ...webhookSettings });
    expect(results).toEqual({ webhook: 'notified of 1' });
    expect(webhook.texts).toHaveLength(2);
  });

  it('makes up for half an hour without a run, and leaves no lead behind', async () => {
    await sendLeads(0, 2);
    await passMinutes(31);
    expect(await health()).toBe('notify has not run for 30 minutes');
    await notifyBoth();
    expect([await health(), await pendingChannels()]).toEqual(['ok', [[], [], []]]);
  });

  it('keeps a preview from the leads of the production project', async () => {
    await sendLead(1);
    const preview = { deploy: { context: 'deploy-preview' } };
    const { results, logged } = await runNotify({ ...projectSettings, ...mailSettings, ...webhookSettings }, preview);
    expect(results).toEqual({ idle: 'a deploy-preview has no project of its own' });
    expect(logged).toEqual(['This run notified nobody: a deploy-preview has no project of its own']);
    expect(webhook.texts).toEqual([]);
    const own = { PREVIEW_SUPABASE_URL: project.url, PREVIEW_SUPABASE_SECRET_KEY: project.secretKey };
    await runNotify({ ...own, ...webhookSettings }, preview);
    expect(webhook.texts).toHaveLength(1);
  });

  it('notifies the owner when Netlify does not name the deploy', async () => {
    await sendLead(1);
    const settings = { ...projectSettings, ...mailSettings, ...webhookSettings };
    const { results } = await runNotify(settings, { deploy: { context: '' } });
    expect(results).toMatchObject({ webhook: 'notified of 1' });
  });

  it('says so when it cannot reach its project', async () => {
    const reasons = { '': 'SUPABASE_SECRET_KEY is not set', sb_secret_old: 'Invalid API key' };
    for (const [key, why] of Object.entries(reasons)) {
      const problem = `Nobody can be notified of new leads: ${why}`;
      const { status, results } = await runNotify({ ...projectSettings, SUPABASE_SECRET_KEY: key });
      expect({ status, results }).toEqual({ status: 500, results: { problem } });
    }
  });

  // Floods take most of the time, so the smaller one runs only on the first project, the larger one only on the last.
  const floods = [
    ...(isFirstProject(projectName) ? [{ flood: smallFlood, robots: 300, people: 1, maxRequests: 60 }] : []),
    ...(isLastProject(projectName) ? [{ flood: largeFlood, robots: 2000, people: 20, maxRequests: 30 }] : []),
  ];
  it.each(floods)(
    'reports honest people within two minutes through a flood: $flood.name',
    { timeout: 120_000 },
    async ({ flood, robots, people, maxRequests }) => {
      const { waits, robotStatuses, requestsInFirstHour, pending } = await simulateFlood(project, flood);
      expect(waits).toHaveLength(people);
      expect(Math.max(...waits)).toBeLessThanOrEqual(2);
      expect(requestsInFirstHour).toBeLessThanOrEqual(maxRequests);
      const { 201: stored = 0, 429: refused = 0 } = robotStatuses;
      expect(stored + refused).toBe(robots);
      expect(pending).toBe(0);
    },
  );
});
