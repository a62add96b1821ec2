import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../../../tools/leads/stored-lead.ts';
import { csvCell, csvHeader, leadCsv } from '../../../tools/leads/leads-csv.ts';
import { isToldToNobody, leadLines } from '../../../tools/leads/leads-list.ts';
import { printable, toPrintableJson } from '../../../tools/leads/printable.ts';

const lead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  id: '5e337559-41cc-4904-938b-278e9e4c05fb',
  received_at: '2025-01-31T09:15:42.123456Z',
  full_name: 'Ada Lovelace',
  company_name: 'Analytical Engines Ltd',
  email: 'ada@engines.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  created_at: '2025-01-31T09:15:41Z',
  flags: [],
  notice: 'told',
  ...changes,
});

/** Anything that a terminal would obey: control characters and marks of direction. */
const STEERING = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hostile = 'A\u001b[2J\u001b]0;title\u0007\u009b31m\u0008\u007f\u202eevil\u2066\r\nB\u0000';

describe('the list', () => {
  it('has a few lines for each lead, with its time in minutes', () => {
    expect(leadLines(lead({ custom_request: 'First line.\r\n\nLast line.' }))).toBe(
      [
        '2025-01-31 09:15  Ada Lovelace, Analytical Engines Ltd <ada@engines.test>',
        '                  AI Lead Generation',
        '                  First line.',
        '                  Last line.',
      ].join('\n'),
    );
  });

  it('says what a flag means', () => {
    const lines = leadLines(
      lead({ flags: ['rate_ip', 'rate_email', 'clock', 'new\u001b[31m'], created_at: '2015-02-03T04:05:06Z' }),
    ).split('\n');
    expect(lines.slice(2).map((line) => line.trim())).toEqual([
      '! one of many from the same internet address within an hour',
      '! one of many with the same e-mail within an hour',
      "! the visitor's clock said 2015-02-03 04:05",
      '! new␛[31m',
    ]);
  });

  it('says what the owner was not told yet, and why', () => {
    const last = (notice: string) => leadLines(lead({ notice })).split('\n').at(-1)?.trim();
    expect(last('webhook: answered 500 (tries: 3)')).toBe(
      '! the owner was not told yet: webhook: answered 500 (tries: 3)',
    );
    expect(['told', 'new', 'from before notices', 'nobody is set up to be told'].map(last)).toEqual(
      Array.from({ length: 4 }, () => 'AI Lead Generation'),
    );
  });

  it('takes a lead of this minute for one whose telling is under way', () => {
    const now = { notice: 'new', received_at: new Date().toISOString() };
    expect(leadLines(lead(now))).toMatch(/! the owner is not told yet: it came in just now$/);
    const leads = [lead(now), lead({ notice: 'new' }), lead({ notice: 'nobody is set up to be told' }), lead()];
    expect(leads.map(isToldToNobody)).toEqual([false, true, true, false]);
  });

  it('lets no hostile text steer the terminal', () => {
    const everywhere = { full_name: hostile, company_name: hostile, email: hostile, service_interest: hostile };
    const lines = leadLines(lead({ ...everywhere, custom_request: hostile }));
    expect(lines).not.toMatch(STEERING);
    expect(lines.match(/evil/g)).toHaveLength(5);
  });
});

describe('the spreadsheet', () => {
  it('has a header line and CRLF line ends', () => {
    expect(csvHeader + leadCsv(lead({ flags: ['rate_ip', 'clock'] }))).toBe(
      '"received_at","full_name","company_name","email","service_interest","custom_request","created_at","flags","notice","id"\r\n' +
        '"2025-01-31T09:15:42.123456Z","Ada Lovelace","Analytical Engines Ltd","ada@engines.test","AI Lead Generation","",' +
        '"2025-01-31T09:15:41Z","rate_ip clock","told","5e337559-41cc-4904-938b-278e9e4c05fb"\r\n',
    );
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+44 20 7946 0000', `"'+44 20 7946 0000"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `"'＝1+1"`],
    [' =1+1', `"' =1+1"`],
    ['\u00a0=1+1', `"'\u00a0=1+1"`],
    ['\u200b=1+1', `"'\u200b=1+1"`],
    ['\ufeff=1+1', `"'\ufeff=1+1"`],
    ['\u2060\u3000 \u00ad＝1', `"'\u2060\u3000 \u00ad＝1"`],
    ['\0=1', `"'␀=1"`],
    ['\u202e=1', `"'\ufffd=1"`],
    [' 1 = 1', '" 1 = 1"'],
    [`=cmd|'/c calc'!A1`, `"'=cmd|'/c calc'!A1"`],
    ['a;=1+1', '"a;=1+1"'],
    ['a,"b"\nc', '"a,""b""\nc"'],
    ['1-1=0', '"1-1=0"'],
    ['', '""'],
  ])('makes text of %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  it('lets no hostile text steer a terminal either', () =>
    expect(csvCell(hostile).replace('\r\n', '')).not.toMatch(STEERING));
});

describe('the lines of JSON', () => {
  it('are one object each, of the same value', () => {
    const line = toPrintableJson(lead({ full_name: hostile }));
    expect(line).not.toMatch(STEERING);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual(lead({ full_name: hostile }));
  });
});

it('shows a control character by its picture', () => expect(printable('\u0000\u001b\u007f\u009b\u202e')).toBe('␀␛␡��'));
