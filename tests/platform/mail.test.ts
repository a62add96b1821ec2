/** What the owner gets and reads when a mail server takes, puts off or refuses the messages about new leads. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import notify from '../../netlify/functions/notify.mts';
import { passMinute } from '../database/spam-simulation.ts';
import { serveBackend, type OpenStore } from '../../tools/leads/open-store.ts';
import { makeIdentities, mailPackages, startMailServer, USER, type MailServer } from './mail-servers.ts';
import { postLead } from './post-lead.ts';

describe.skipIf(!mailPackages)('A mail server', () => {
  let store: OpenStore;
  let servers: Record<string, MailServer>;
  let server: MailServer;

  beforeAll(async () => {
    const { trusted, selfSigned, ofAnotherHost, expired, incomplete, bySelfSigned } = await makeIdentities();
    store = await serveBackend();
    servers = {
      trusted: await startMailServer(trusted),
      fullyEncrypted: await startMailServer(trusted, { secure: true }),
      unencrypted: await startMailServer(trusted, { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
      selfSigned: await startMailServer(selfSigned),
      ofAnotherHost: await startMailServer(ofAnotherHost),
      expired: await startMailServer(expired),
      incomplete: await startMailServer(incomplete),
      bySelfSigned: await startMailServer(bySelfSigned),
    };
    server = servers['trusted']!;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    await Promise.all(Object.values(servers).map(({ close }) => close()));
    await store.close();
  });
  beforeEach(async () => {
    // The limits count deleted leads, too.
    await store.query('truncate public.leads, private.channels');
    await store.query('truncate private.tombstones');
    Object.assign(server, { mails: [], refused: {}, refuseSender: 0, refuseMessage: 0 });
    await postLead(store.url);
  });

  const settings = () => ({
    PUBLIC_SUPABASE_URL: store.url,
    SUPABASE_SECRET_KEY: store.secretKey,
    NOTIFY_EMAIL: 'owner@acme.test, partner@acme.test',
    SMTP_URL: `smtp://${USER}@localhost:${server.port}`,
  });
  /** Runs `notify`, and returns the result of the mail channel. */
  async function notifyByMail(changes: Record<string, string> = {}): Promise<string | undefined> {
    const response = await notify(new Request('http://localhost'), {}, { ...settings(), ...changes });
    const results = (await response.json()) as Record<string, string>;
    return results['email'];
  }
  const notedProblem = async () => {
    const [row] = await store.query<{ problem: string | null }>('select problem from private.channels');
    return row?.problem;
  };

  const CHECK_ADDRESS = 'Check host and port in SMTP_URL: smtps:// goes with port 465, smtp:// with port 587.';
  const CHECK_SENDER = 'Set NOTIFY_FROM to an address that this mail server may send for.';
  const SELF_SIGNED = 'shows a certificate that no public authority signed';
  const USE_TRUSTED = 'Use a server with a certificate from a public authority.';
  const at = (name: string, protocol = 'smtp') => ({
    SMTP_URL: `${protocol}://${USER}@localhost:${servers[name]!.port}`,
  });

  it('gets one message for all recipients, encrypted, after it knows the user, from the address of the user', async () => {
    expect(await notifyByMail()).toBe('notified of 1');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatch(/^From: leads@acme\.test\r$/m);
    expect(server.mails[0]).toMatch(/^To: owner@acme\.test, partner@acme\.test\r$/m);
    expect(server.mails[0]).toMatch(/^Message-ID: <[\w-]{36}@acme\.test>\r$/m);
    expect(await notifyByMail()).toBe('no new leads');
  });

  it('is reached by smtps, too', async () => {
    expect(await notifyByMail(at('fullyEncrypted', 'smtps'))).toBe('notified of 1');
  });

  it('that puts a message off gets it again', async () => {
    server.refused = { 'owner@acme.test': 450, 'partner@acme.test': 451 };
    const problem =
      'the mail server takes no message for now (EENVELOPE 450). It is retried automatically. If this lasts for hours, ask whoever runs the server.';
    expect(await notifyByMail()).toBe(`FAILED: ${problem}`);
    expect(await notedProblem()).toBe(problem);
    server.refused = {};
    await passMinute(store.query);
    expect(await notifyByMail()).toBe('notified of 1');
    expect([server.mails.length, await notedProblem()]).toEqual([1, null]);
  });

  it('that cannot take one of two recipients yet gets the message again, until it can', async () => {
    server.refused = { 'partner@acme.test': 450 };
    expect(await notifyByMail()).toMatch(
      /^FAILED: the mail server refuses recipient 2 of the 2 in NOTIFY_EMAIL \(450\)/,
    );
    server.refused = {};
    await passMinute(store.query);
    expect(await notifyByMail()).toBe('notified of 1');
    expect(await notedProblem()).toBeNull();
  });

  it('that cannot take one of two recipients for long sends to the other at most four times, and this is noted', async () => {
    server.refused = { 'partner@acme.test': 452 };
    const results: (string | undefined)[] = [];
    for (let minute = 0; minute < 12; minute += 1) {
      results.push(await notifyByMail());
      await passMinute(store.query);
    }
    expect(results.find((result) => result?.startsWith('notified of 1, but not everybody'))).toBeDefined();
    expect(results.at(-1)).toBe('no new leads');
    expect([server.mails.length, await notedProblem()]).toEqual([4, expect.stringContaining('(452)')]);
  });

  it('that refuses one of two recipients with 550 sends to the other once, and this is noted', async () => {
    server.refused = { 'partner@acme.test': 550 };
    const problem =
      'the mail server refuses recipient 2 of the 2 in NOTIFY_EMAIL (550). The others got the message. Correct the address or remove it.';
    expect(await notifyByMail()).toBe(`notified of 1, but not everybody: ${problem}`);
    for (let minute = 0; minute < 3; minute += 1) {
      await passMinute(store.query);
      expect(await notifyByMail()).toBe('no new leads');
    }
    expect([server.mails.length, await notedProblem()]).toEqual([1, problem]);
  });

  it.each<[string, () => Record<string, string> | void, string]>([
    [
      'a wrong password',
      () => ({ SMTP_URL: at('trusted').SMTP_URL.replace('p%40ss', 'secret') }),
      'refuses the user name or the password (EAUTH 535). Check both in SMTP_URL, with @ as %40, # as %23, / as %2F, ? as %3F and % as %25. Many providers want an app password.',
    ],
    [
      'no user',
      () => ({ SMTP_URL: at('trusted').SMTP_URL.replace(`${USER}@`, ''), NOTIFY_FROM: 'leads@acme.test' }),
      'wants a user name and a password (EENVELOPE 530). Write both into SMTP_URL: smtps://user:password@smtp.example.com.',
    ],
    [
      'recipients that it does not know',
      () => void (server.refused = { 'owner@acme.test': 550, 'partner@acme.test': 550 }),
      `refuses every recipient (EENVELOPE 550). Check NOTIFY_EMAIL. ${CHECK_SENDER}`,
    ],
    [
      'a sender that it may not send for',
      () => void (server.refuseSender = 553),
      `refuses the sender (EENVELOPE 553). ${CHECK_SENDER}`,
    ],
    [
      'a message that it does not want',
      () => void (server.refuseMessage = 554),
      `refuses the message (EMESSAGE 554). ${CHECK_SENDER}`,
    ],
    [
      'a self-signed certificate',
      () => at('selfSigned'),
      `${SELF_SIGNED} (DEPTH_ZERO_SELF_SIGNED_CERT). ${USE_TRUSTED}`,
    ],
    [
      'a certificate by nobody known',
      () => at('bySelfSigned'),
      `${SELF_SIGNED} (SELF_SIGNED_CERT_IN_CHAIN). ${USE_TRUSTED}`,
    ],
    [
      'half of its certificates',
      () => at('incomplete'),
      'sends an incomplete certificate chain (UNABLE_TO_VERIFY_LEAF_SIGNATURE). Ask whoever runs the server to complete it.',
    ],
    [
      'an expired certificate',
      () => at('expired'),
      'shows a certificate that has expired (CERT_HAS_EXPIRED). Ask whoever runs the server to renew it.',
    ],
    [
      "another host's certificate",
      () => at('ofAnotherHost'),
      `shows a certificate for another host (ERR_TLS_CERT_ALTNAME_INVALID). ${CHECK_ADDRESS}`,
    ],
    [
      'a closed port',
      () => ({ SMTP_URL: `smtp://${USER}@localhost:9` }),
      `takes no connections at this address (ECONNREFUSED). ${CHECK_ADDRESS}`,
    ],
    [
      'smtps:// at the port for smtp://',
      () => at('trusted', 'smtps'),
      `does not speak this kind of encryption (ERR_SSL_WRONG_VERSION_NUMBER). ${CHECK_ADDRESS}`,
    ],
    [
      'a password without encryption',
      () => at('unencrypted'),
      'offers no encryption, so it was sent no password (ETLS 500). Use another port, such as smtps:// with port 465, or another server.',
    ],
    [
      'a host that does not exist',
      () => ({ SMTP_URL: `smtp://${USER}@mail.invalid` }),
      `cannot be found (ENOTFOUND). ${CHECK_ADDRESS}`,
    ],
  ])('with %s is explained, and the lead waits', async (_name, arrange, sentence) => {
    const changes = arrange() ?? {};
    const problem = `the mail server ${sentence}`;
    expect(await notifyByMail(changes)).toBe(`FAILED: ${problem}`);
    expect(await notedProblem()).toBe(problem);
    await passMinute(store.query);
    Object.assign(server, { refused: {}, refuseSender: 0, refuseMessage: 0 });
    expect(await notifyByMail()).toBe('notified of 1');
  });

  it('with smtp:// at the port for smtps:// is explained when it has said nothing for ten seconds', async () => {
    // The real ten seconds would make the test slow.
    const { timeout } = AbortSignal;
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout');
    timeoutSpy.mockImplementation((ms) => timeout.call(AbortSignal, ms === 10_000 ? 300 : ms));
    const result = await notifyByMail(at('fullyEncrypted'));
    timeoutSpy.mockRestore();
    expect(result).toBe(`FAILED: the mail server does not answer. ${CHECK_ADDRESS}`);
  });
});
