/** Which messages the owner gets, and when: the parts of `notify` that need no network and no database. */
import { describe, expect, it } from 'vitest';
import type { PendingLeads } from '../../../netlify/database.ts';
import { summaryMessage, leadMessage, dueMessages, retryDelay } from '../../../netlify/notify/messages.ts';
import { sanitizeForChat, singleLine } from '../../../netlify/sanitize-text.ts';
import { questions } from '../../../src/lib/lead/index.ts';
import { exampleStoredLead } from '../../example-stored-lead.ts';

/** The leads of which the owner is to be notified: one that is not flagged, unless `changes` says otherwise. */
function pendingLeads(changes: Partial<PendingLeads> = {}): PendingLeads {
  const { pending = 1, flagged = 0 } = changes;
  const leads = Array.from({ length: pending - flagged }, () => exampleStoredLead());
  return { pending, flagged, leads, cooldown_seconds: 0, failures: 0, ...changes };
}

describe('what is due', () => {
  it.each([
    ['0 messages', 'no lead came since a failure', { pending: 0, failures: 9 }],
    ['a summary', 'six came', { pending: 6 }],
    ['a summary', 'one of many from a network came', { flagged: 1 }],
    ['0 messages', 'the channel is cooling down', { cooldown_seconds: 1, pending: 100 }],
    ['1 messages', 'a clock that was wrong made it cool down for a year', { cooldown_seconds: 31_536_000 }],
    ['1 messages', 'one came before a failure', { failures: 1 }],
    ['5 messages', 'five came before a failure', { pending: 5, failures: 1 }],
    ['5 messages', 'an outage lasted for hours', { pending: 5, failures: 9 }],
  ] as const)('is %s when %s', (what, _, changes) => {
    const messages = dueMessages(pendingLeads(changes));
    const hasSummary = messages.some(({ leadId }) => leadId === undefined);
    expect(hasSummary ? 'a summary' : `${messages.length} messages`).toBe(what);
  });

  it('reports a person in full while a flood comes, and then counts the flood', () => {
    const messages = dueMessages(
      pendingLeads({ pending: 301, flagged: 300, leads: [exampleStoredLead({ full_name: 'Bob' })] }),
    );
    expect(messages.map(({ title }) => title)).toEqual(['New lead: Bob, Acme: Consulting', '300 new leads']);
  });

  it('waits after a failure twice as long each time, up to an hour, and as long as it is asked to', () => {
    expect([0, 1, 2, 3, 7, 50].map((failures) => retryDelay(failures))).toEqual([57, 114, 228, 456, 3600, 3600]);
    const retryAfter = ['10', '600', '9'.repeat(400), 'soon', '-5', 'Fri, 31 Jan 2025 10:00:00 GMT'];
    const now = Date.parse('2025-01-31T09:50Z');
    expect(retryAfter.map((header) => retryDelay(0, header, now))).toEqual([57, 600, 86_400, 57, 57, 600]);
  });
});

describe('the text', () => {
  it('of one lead is a title, the answers, and an address to reply to', () => {
    const flags = ['clock', 'same_email', 'unknown'];
    const { title, text, replyTo, json } = leadMessage(
      exampleStoredLead({ custom_request: 'Hello.\r\n\r\nBye.', flags }),
    );
    expect([title, replyTo]).toEqual(['New lead: Ada Lovelace, Acme: Consulting', 'ada@acme.test']);
    const answerLines = questions.flatMap(({ shortLabel, column }) =>
      column && column !== 'custom_request' ? `${shortLabel}: ${exampleStoredLead()[column]}` : [],
    );
    const flagLine =
      "Notes: the visitor's clock was wrong; another request from this email address came within the hour before; this one arrived last; unknown";
    const received = 'Received: 2025-01-31 09:15 UTC';
    expect(text).toBe([...answerLines, received, flagLine, '', 'Hello.', '', 'Bye.'].join('\n'));
    expect(json).toMatchObject({ flags, text: `${title}. Reply to ada@acme.test. Hello. Bye.\n${flagLine}` });
  });

  it('of many counts all of them, and names those who look like people', () => {
    const { text } = summaryMessage(
      pendingLeads({ pending: 12, flagged: 7, leads: [exampleStoredLead(), exampleStoredLead({ full_name: 'Bob' })] }),
    );
    expect(text).toBe(
      '12 new leads. 7 of them came with many others from one network: look through them for spam.\n' +
        'Ada Lovelace, Acme: Consulting. Reply to ada@acme.test\n' +
        'Bob, Acme: Consulting. Reply to ada@acme.test\nand 3 more.\n' +
        'All of them, with their requests: npm run leads, or the table "leads" of your project.',
    );
  });

  it('of many is short enough for a chat, and shorter when the chat refuses it', () => {
    const long = exampleStoredLead({
      full_name: 'Ada '.repeat(50),
      company_name: 'Acme '.repeat(40),
      email: `${'a'.repeat(60)}@acme.test`,
    });
    const honest = exampleStoredLead({ full_name: 'Grace Hopper' });
    const many = pendingLeads({
      pending: 260,
      flagged: 0,
      leads: [honest, ...Array.from({ length: 249 }, () => long)],
    });
    const summary = summaryMessage(many);
    for (const { text, maxLength } of [
      { text: summary.text, maxLength: 12_000 },
      { text: summary.fallback!.text, maxLength: 2000 },
    ]) {
      expect(text.length).toBeLessThanOrEqual(maxLength);
      expect(text.length).toBeGreaterThan(maxLength - 500);
      const lines = text.split('\n');
      const named = lines.slice(1, -2);
      expect(lines[0]).toBe('260 new leads.');
      expect(named[0]).toMatch(/^Grace Hopper, /);
      expect(lines.at(-2)).toBe(`and ${260 - named.length} more.`);
      expect(lines.at(-1)).toContain('npm run leads');
    }
  });

  it('that follows a refused one has less of what a stranger wrote, and at last nothing', () => {
    const { fallback } = leadMessage(exampleStoredLead({ custom_request: 'Hello' }));
    const where = 'All of them, with their requests: npm run leads, or the table "leads" of your project.';
    expect(fallback?.text).toBe(`1 new lead.\nAda Lovelace, Acme: Consulting. Reply to ada@acme.test\n${where}`);
    expect(fallback?.fallback?.text).toBe(`1 new lead.\n${where}`);
    expect(fallback?.fallback?.fallback).toBeUndefined();
  });

  it.each([
    ['a@b.c <!channel> @here', 'a b. c ‹ channel› here'],
    ['＠here ＜!everyone＞', 'here ‹ everyone›'],
    ['[click](https://evil.test/x) **bold** `code`', 'click https evil. test/x bold code'],
    ['evil.test evil．test evil｡test evil。test evil․test', 'evil. test evil. test evil. test evil. test evil. test'],
    ['a\r\nBcc: x\u2028y\u0000z', 'a Bcc x y z'],
    ['\u202egnp.\u200bexe\u2066', 'gnp. exe'],
    ['half \ud83d', 'half \ufffd'],
    ['x'.repeat(300), 'x'.repeat(80)],
    ['# Title, #general, :smile: /remind', 'Title, general, smile remind'],
    ['Budget < 5k/month, C# on 10/12, 15:30, 24/7', 'Budget ‹ 5k/month, C# on 10/12, 15:30, 24/7'],
    ['From $1.50 to $2.75, or 12.5%.', 'From $1.50 to $2.75, or 12.5%.'],
  ])('of a stranger does nothing in a chat: %j', (text, harmless) => expect(sanitizeForChat(text)).toBe(harmless));

  it('of a stranger adds no line to a mail, and no address to a header', () => {
    expect(singleLine('Ada\r\nBcc: all@acme.test\u0085x')).toBe('Ada Bcc: all@acme.test x');
    const unsafe = ['x.@here.com', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: x@y.z', '"a b"@c.d', 'a@b', 'ä@b.c'];
    for (const email of unsafe) expect(leadMessage(exampleStoredLead({ email })).replyTo, email).toBeUndefined();
  });

  it.each([
    ["o'brien@acme.test", "o'brien@acme.test"],
    ['r&d@acme.test', 'r&d@acme.test'],
    ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
  ])('lets the owner reply to %s by mail', (email, replyTo) => {
    expect(leadMessage(exampleStoredLead({ email })).replyTo).toBe(replyTo);
  });

  it.each([
    ["o'brien@acme.test", "o'brien@acme.test"],
    ['ada@bücher.test', 'ada@xn--bcher-kva.test'],
  ])('lets the owner reply to %s from a chat', (email, replyTo) => {
    expect(leadMessage(exampleStoredLead({ email })).json.text).toContain(replyTo);
  });

  // "x.@here.com" is split at its dots by Mattermost, which then finds "@here".
  it.each(['x.@here.com', 'x-@all.com'])('mentions nobody in a chat with %s', (email) => {
    expect(leadMessage(exampleStoredLead({ email })).json.text).not.toContain('@');
  });
});
