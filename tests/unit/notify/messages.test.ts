/** Which messages the owner gets, and when: the parts of `notify` that need no network and no database. */
import { describe, expect, it } from 'vitest';
import type { LeadDetails, PendingLeads } from '../../../netlify/database.ts';
import { summaryMessage, leadMessage, dueMessages, retryDelay } from '../../../netlify/notify/messages.ts';
import { sanitizeForChat, singleLine } from '../../../netlify/sanitize-text.ts';
import { questions } from '../../../src/lib/lead/index.ts';

const lead = (changes: Partial<LeadDetails> = {}): LeadDetails => ({
  id: '5e337559-41cc-4904-938b-278e9e4c05fb',
  full_name: 'Ada Lovelace',
  company_name: 'Acme',
  email: 'ada@acme.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  further_answers: null,
  received_at: '2025-01-31T09:15:42.123+00:00',
  flags: [],
  ...changes,
});
const state = (changes: Partial<PendingLeads> = {}): PendingLeads => ({
  pending: 1,
  flagged: 0,
  leads: Array.from({ length: (changes.pending ?? 1) - (changes.flagged ?? 0) }, () => lead()),
  cooldown_seconds: 0,
  failures: 0,
  ...changes,
});

describe('what is due', () => {
  it.each([
    ['0 messages', 'nobody came since a failure', { pending: 0, failures: 9 }],
    ['a summary', 'six came', { pending: 6 }],
    ['a summary', 'one of many from a network came', { flagged: 1 }],
    ['0 messages', 'the channel cools down', { cooldown_seconds: 1, pending: 100 }],
    ['1 messages', 'a clock that was wrong made it cool down for a year', { cooldown_seconds: 31_536_000 }],
    ['1 messages', 'one waited behind a failure', { failures: 1 }],
    ['5 messages', 'five waited behind a failure', { pending: 5, failures: 1 }],
    ['a summary', 'one cannot be sent as it is', { failures: 3 }],
  ] as const)('is %s when %s', (what, _, changes) => {
    const messages = dueMessages(state(changes));
    expect(messages.some(({ leadId }) => leadId === undefined) ? 'a summary' : `${messages.length} messages`).toBe(
      what,
    );
  });

  it('reports a person in full while a flood comes, and then counts the flood', () => {
    const messages = dueMessages(state({ pending: 301, flagged: 300, leads: [lead({ full_name: 'Bob' })] }));
    expect(messages.map(({ title }) => title)).toEqual(['New lead: Bob, Acme: AI Lead Generation', '300 new leads']);
  });

  it('waits after a failure twice as long each time, up to an hour, and as long as it is asked to', () => {
    expect([0, 1, 2, 3, 7, 50].map((failures) => retryDelay(failures))).toEqual([57, 114, 228, 456, 3600, 3600]);
    const retryAfter = ['10', '600', '9'.repeat(400), 'soon', '-5', 'Fri, 31 Jan 2025 10:00:00 GMT'];
    const now = Date.parse('2025-01-31T09:50Z');
    expect(retryAfter.map((header) => retryDelay(0, header, now))).toEqual([57, 600, 86_400, 57, 57, 600]);
  });
});

describe('the words', () => {
  it('of one lead are a title, facts, and a way to reply', () => {
    const flags = ['clock', 'same_email', 'unknown'];
    const { title, text, replyTo, json } = leadMessage(lead({ custom_request: 'Hello.\r\n\r\nBye.', flags }));
    expect([title, replyTo]).toEqual(['New lead: Ada Lovelace, Acme: AI Lead Generation', 'ada@acme.test']);
    const facts = questions.flatMap(({ shortLabel, column }) =>
      column && column !== 'custom_request' ? `${shortLabel}: ${lead()[column]}` : [],
    );
    const flagLine =
      "Remarks: the visitor's clock was wrong; another request from this email address came within the hour before; this one arrived last; unknown";
    const received = 'Received: 2025-01-31 09:15 UTC';
    expect(text).toBe([...facts, received, flagLine, '', 'Hello.', '', 'Bye.'].join('\n'));
    expect(json).toMatchObject({ flags, text: `${title}. Reply to ada@acme.test. Hello. Bye.\n${flagLine}` });
  });

  it('of many count all of them, and name those who look like people', () => {
    const { text } = summaryMessage(state({ pending: 12, flagged: 7, leads: [lead(), lead({ full_name: 'Bob' })] }));
    expect(text).toBe(
      '12 new leads. 7 of them came with many others from one network: look through them for spam.\n' +
        'Ada Lovelace, Acme: AI Lead Generation. Reply to ada@acme.test\n' +
        'Bob, Acme: AI Lead Generation. Reply to ada@acme.test\nand 3 more.\n' +
        'All of them, with their requests: npm run leads, or the table "leads" of your project.',
    );
  });

  it('of many are short enough for a chat, and shorter after the chat has refused them', () => {
    const long = lead({
      full_name: 'Ada '.repeat(50),
      company_name: 'Acme '.repeat(40),
      email: `${'a'.repeat(60)}@acme.test`,
    });
    const honest = lead({ full_name: 'Grace Hopper' });
    const many = state({ pending: 260, flagged: 0, leads: [honest, ...Array.from({ length: 249 }, () => long)] });
    for (const [failures, most] of [
      [0, 12_000],
      [3, 2000],
    ] as const) {
      const { text } = summaryMessage({ ...many, failures });
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text.length).toBeGreaterThan(most - 500);
      const [firstLine, first, ...rest] = text.split('\n');
      const [unnamed, lastLine] = rest.splice(-2);
      expect([firstLine, first]).toEqual(['260 new leads.', expect.stringMatching(/^Grace Hopper, /)]);
      expect(unnamed).toBe(`and ${260 - 1 - rest.length} more.`);
      expect(lastLine).toContain('npm run leads');
    }
  });

  it.each([
    ['a@b.c <!channel> @here', 'a b. c channel here'],
    ['＠here ＜!everyone＞', 'here everyone'],
    ['[click](https://evil.test/x) **bold** `code`', 'click https evil. test x bold code'],
    ['evil.test evil．test evil｡test evil。test evil․test', 'evil. test evil. test evil. test evil. test evil. test'],
    ['a\r\nBcc: x\u2028y\u0000z', 'a Bcc x y z'],
    ['\u202egnp.\u200bexe\u2066', 'gnp. exe'],
    ['half \ud83d', 'half \ufffd'],
    ['x'.repeat(300), 'x'.repeat(80)],
    ['From $1.50 to $2.75, or 12.5%.', 'From $1.50 to $2.75, or 12.5%.'],
  ])('of a stranger do nothing in a chat: %j', (text, harmless) => expect(sanitizeForChat(text)).toBe(harmless));

  it('of a stranger add no line to a mail, and no address to a header', () => {
    expect(singleLine('Ada\r\nBcc: all@acme.test\u0085x')).toBe('Ada Bcc: all@acme.test x');
    const unsafe = ['x.@here.com', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: x@y.z', '"a b"@c.d', 'a@b', 'ä@b.c'];
    for (const email of unsafe) expect(leadMessage(lead({ email })).replyTo, email).toBeUndefined();
  });

  it.each([
    ["o'brien@acme.test", "o'brien@acme.test"],
    ['r&d@acme.test', 'r&d@acme.test'],
    ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
  ])('answer %s by mail, whatever a chat makes of it', (email, replyTo) => {
    expect(leadMessage(lead({ email })).replyTo).toBe(replyTo);
  });

  // "x.@here.com" is split at its dots by Mattermost, which then finds "@here".
  it.each(['x.@here.com', 'x-@all.com'])('mention nobody in a chat as %s', (email) => {
    expect(leadMessage(lead({ email })).json.text).not.toContain('@');
  });
});
