/** What the owner is told, and when: the parts of the function `tell` that need nobody else. */
import { describe, expect, it } from 'vitest';
import { pauseAfter, planFor, type ChannelState, type TellableLead } from '../../../netlify/tell/plan.ts';
import { bland, digestOf, messageAbout, oneLine } from '../../../netlify/tell/words.ts';

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
const state = (changes: Partial<ChannelState> = {}): ChannelState => ({
  untold: 1,
  flagged: 0,
  leads: [lead()],
  sent: 0,
  paused: false,
  failures: 0,
  ...changes,
});

describe('what is due', () => {
  it.each([
    ['nothing', 'nobody came', { untold: 0 }],
    ['messages', 'one came', {}],
    ['messages', 'five came', { untold: 5 }],
    ['digest', 'six came', { untold: 6 }],
    ['digest', 'one of many from a network came', { flagged: 1 }],
    ['nothing', 'the minute is used up', { sent: 5 }],
    ['nothing', 'the minute has no room for all of them', { untold: 3, sent: 3 }],
    ['messages', 'the minute has room for all of them', { untold: 2, sent: 3 }],
    ['nothing', 'it is paused', { paused: true, untold: 100 }],
    ['messages', 'one waited behind a failure', { failures: 1 }],
    ['digest', 'two waited behind a failure', { failures: 1, untold: 2 }],
    ['digest', 'one cannot be sent as it is', { failures: 3 }],
  ] as const)('is %s when %s', (plan, _, changes) => expect(planFor(state(changes))).toBe(plan));

  it('waits after a failure twice as long each time, up to an hour, and as long as it is asked to', () => {
    expect([0, 1, 2, 3, 7, 50].map((failures) => pauseAfter(failures, null))).toEqual([57, 114, 228, 456, 3600, 3600]);
    expect(
      ['10', '600', '99999999', 'soon', 'Fri, 31 Jan 2025 10:00:00 GMT'].map((wish) =>
        pauseAfter(0, wish, Date.parse('2025-01-31T09:50Z')),
      ),
    ).toEqual([57, 600, 86_400, 57, 600]);
  });
});

describe('the words', () => {
  it('of one lead are a title, facts, and a way to reply', () => {
    const { title, text, replyTo } = messageAbout(lead({ custom_request: 'Hello.\r\n\r\nBye.', flags: ['clock'] }));
    expect([title, replyTo]).toEqual(['New lead: Ada Lovelace, Acme: AI Lead Generation', 'ada@acme.test']);
    expect(text).toBe(
      'Name: Ada Lovelace\nCompany: Acme\nE-mail: ada@acme.test\nService: AI Lead Generation\nReceived: 2025-01-31 09:15 UTC\nRemarks: clock\n\nHello.\n\nBye.',
    );
  });

  it('of many count all of them, and name those who look like people', () => {
    const { text } = digestOf(state({ untold: 12, flagged: 7, leads: [lead(), lead({ full_name: 'Bob' })] }));
    expect(text).toBe(
      '12 new leads. 7 of them came with many others from one network: look through them for spam.\n' +
        'Ada Lovelace, Acme: AI Lead Generation\nBob, Acme: AI Lead Generation\nand 3 more.\n' +
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
  ])('of a stranger do nothing in a chat: %j', (text, harmless) => expect(bland(text)).toBe(harmless));

  it('of a stranger add no line to a mail, and no address to a header', () => {
    expect(oneLine('Ada\r\nBcc: all@acme.test\u0085x')).toBe('Ada Bcc: all@acme.test x');
    for (const email of ['a@b.c, d@e.f', 'a@b.c\r\nBcc: x@y.z', '"a b"@c.d', 'a@b', 'ä@b.c']) {
      expect(messageAbout(lead({ email })).replyTo, email).toBeUndefined();
    }
  });
});
