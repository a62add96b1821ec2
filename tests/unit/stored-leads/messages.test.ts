/** What the owner is told, and when: the parts of `tell` that need no network and no database. */
import { describe, expect, it } from 'vitest';
import type { TellableLead, UntoldLeads } from '../../../netlify/database.ts';
import { bland, summaryOf, messageAbout, messagesDue, oneLine, restAfter } from '../../../netlify/notify/messages.ts';
import { steps } from '../../../src/lib/lead/index.ts';

const lead = (changes: Partial<TellableLead> = {}): TellableLead => ({
  id: '5e337559-41cc-4904-938b-278e9e4c05fb',
  full_name: 'Ada Lovelace',
  company_name: 'Acme',
  email: 'ada@acme.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  received_at: '2025-01-31T09:15:42.123+00:00',
  flags: [],
  ...changes,
});
const state = (changes: Partial<UntoldLeads> = {}): UntoldLeads => ({
  untold: 1,
  flagged: 0,
  leads: Array.from({ length: (changes.untold ?? 1) - (changes.flagged ?? 0) }, () => lead()),
  rest: -60,
  failures: 0,
  ...changes,
});

describe('what is due', () => {
  it.each([
    ['0 messages', 'nobody came since a failure', { untold: 0, failures: 9 }],
    ['a summary', 'six came', { untold: 6 }],
    ['a summary', 'one of many from a network came', { flagged: 1 }],
    ['0 messages', 'the channel rests', { rest: 1, untold: 100 }],
    ['1 messages', 'a clock that was wrong made it rest for a year', { rest: 31_536_000 }],
    ['1 messages', 'one waited behind a failure', { failures: 1 }],
    ['5 messages', 'five waited behind a failure', { untold: 5, failures: 1 }],
    ['a summary', 'one cannot be sent as it is', { failures: 3 }],
  ] as const)('is %s when %s', (what, _, changes) => {
    const messages = messagesDue(state(changes));
    expect(messages.some(({ id }) => id === undefined) ? 'a summary' : `${messages.length} messages`).toBe(what);
  });

  it('tells a person whole while a flood comes, and then counts the flood', () => {
    const messages = messagesDue(state({ untold: 301, flagged: 300, leads: [lead({ full_name: 'Bob' })] }));
    expect(messages.map(({ title }) => title)).toEqual(['New lead: Bob, Acme: AI Lead Generation', '300 new leads']);
  });

  it('waits after a failure twice as long each time, up to an hour, and as long as it is asked to', () => {
    expect([0, 1, 2, 3, 7, 50].map((failures) => restAfter(failures))).toEqual([57, 114, 228, 456, 3600, 3600]);
    const wishes = ['10', '600', '9'.repeat(400), 'soon', '-5', 'Fri, 31 Jan 2025 10:00:00 GMT'];
    const now = Date.parse('2025-01-31T09:50Z');
    expect(wishes.map((wish) => restAfter(0, wish, now))).toEqual([57, 600, 86_400, 57, 57, 600]);
  });
});

describe('the words', () => {
  it('of one lead are a title, facts, and a way to reply', () => {
    const flags = ['clock', 'same_email', 'unknown'];
    const { title, text, replyTo, json } = messageAbout(lead({ custom_request: 'Hello.\r\n\r\nBye.', flags }));
    expect([title, replyTo]).toEqual(['New lead: Ada Lovelace, Acme: AI Lead Generation', 'ada@acme.test']);
    const [name, company, email, service] = steps.map(({ short }) => short);
    const remarks =
      "Remarks: the visitor's clock was wrong; another request from this address came within the hour before; this one arrived last; unknown";
    expect(text).toBe(
      `${name}: Ada Lovelace\n${company}: Acme\n${email}: ada@acme.test\n${service}: AI Lead Generation\nReceived: 2025-01-31 09:15 UTC\n${remarks}\n\nHello.\n\nBye.`,
    );
    expect(json).toMatchObject({ flags, text: `${title}. Reply to ada@acme.test. Hello. Bye.\n${remarks}` });
  });

  it('of many count all of them, and name those who look like people', () => {
    const { text } = summaryOf(state({ untold: 12, flagged: 7, leads: [lead(), lead({ full_name: 'Bob' })] }));
    expect(text).toBe(
      '12 new leads. 7 of them came with many others from one network: look through them for spam.\n' +
        'Ada Lovelace, Acme: AI Lead Generation. Reply to ada@acme.test\n' +
        'Bob, Acme: AI Lead Generation. Reply to ada@acme.test\nand 3 more.\n' +
        'All of them, with their requests: npm run leads, or the table "leads" of your project.',
    );
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
  ])('of a stranger do nothing in a chat: %j', (text, harmless) => expect(bland(text)).toBe(harmless));

  it('of a stranger add no line to a mail, and no address to a header', () => {
    expect(oneLine('Ada\r\nBcc: all@acme.test\u0085x')).toBe('Ada Bcc: all@acme.test x');
    // "x.@here.com" is split at its dots by Mattermost, which then finds "@here".
    const unsafe = ['x.@here.com', 'x-@all.com', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: x@y.z', '"a b"@c.d', 'a@b', 'ä@b.c'];
    for (const email of unsafe) expect(messageAbout(lead({ email })).replyTo, email).toBeUndefined();
  });
});
