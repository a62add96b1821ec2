import { describe, expect, it } from 'vitest';
import type { StaffLead } from '../../../netlify/database.ts';
import { questions } from '../../../src/lib/lead/index.ts';
import { csvHeader, formatLeadCsv, formatLeadText, toPrintableJson } from '../../../tools/leads/format-leads.ts';

const lead = (changes: Partial<StaffLead> = {}): StaffLead => ({
  id: '5e337559-41cc-4904-938b-278e9e4c05fb',
  received_at: '2025-01-31T09:15:42.123456Z',
  full_name: 'Ada Lovelace',
  company_name: 'Analytical Engines Ltd',
  email: 'ada@engines.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  further_answers: null,
  created_at: '2025-01-31T09:15:41Z',
  flags: [],
  pending_channels: [],
  ...changes,
});

/** Characters that control a terminal: control characters and direction marks. */
const STEERING = /[^\P{Cc}\r\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hostile = 'A\u001b[2J\u001b]0;title\u0007\u009b31m\u0008\u007f\u202eevil\u2066\r\nB\u0000';
const everywhere = {
  full_name: hostile,
  company_name: hostile,
  email: hostile,
  service_interest: hostile,
  custom_request: hostile,
};

describe('the list', () => {
  it('has a few lines for each lead, and a line for each remark', () => {
    const notes = { flags: ['many_from_network', 'clock', 'unknown'], pending_channels: ['email', 'webhook'] };
    expect(formatLeadText(lead({ custom_request: 'First line.\r\n\nLast line.', ...notes }), ['email'])).toBe(
      [
        '2025-01-31 09:15  Ada Lovelace, Analytical Engines Ltd <ada@engines.test>',
        '                  AI Lead Generation',
        '                  ! one of many from the same network within an hour',
        "                  ! the visitor's clock was wrong: it said 2025-01-31 09:15",
        '                  ! unknown',
        '                  ! the owner was not notified yet by email',
        '                  First line.',
        '                  Last line.',
      ].join('\n'),
    );
  });

  it('shows nothing after a request, whose lines could look like it', () => {
    const lines = formatLeadText(lead({ custom_request: 'Hello.\n! nobody was notified', flags: ['clock'] }), []).split(
      '\n',
    );
    expect(lines.at(-1)).toBe('                  ! nobody was notified');
    expect(lines.at(-3)).toMatch(/^ +! the visitor's clock/);
  });

  it('lets no hostile text steer the terminal', () => {
    const lines = formatLeadText(lead(everywhere), ['email', 'webhook']);
    expect(lines).not.toMatch(STEERING);
    expect(lines.match(/evil/g)).toHaveLength(5);
  });
});

describe('the spreadsheet', () => {
  const cell = (text: string) =>
    formatLeadCsv(lead({ full_name: text }))
      .slice('"2025-01-31T09:15:42.123456Z",'.length)
      .split(',"Ana')[0];

  it('has a header line and CRLF line ends', () => {
    const further = questions.flatMap(({ column, field }) => (column ? [] : field));
    const names = [...further, 'further_answers'].map((name) => `"${name}"`).join();
    const none = [...further, 'further_answers'].map(() => '""').join();
    expect(csvHeader + formatLeadCsv(lead({ flags: ['many_from_network', 'clock'] }))).toBe(
      `\ufeff"received_at","full_name","company_name","email","service_interest","custom_request","created_at","flags","pending_channels","id",${names}\r\n` +
        '"2025-01-31T09:15:42.123456Z","Ada Lovelace","Analytical Engines Ltd","ada@engines.test","AI Lead Generation","",' +
        `"2025-01-31T09:15:41Z","many_from_network clock","","5e337559-41cc-4904-938b-278e9e4c05fb",${none}\r\n`,
    );
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+44 20 7946 0000', `"'+44 20 7946 0000"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t'=1"`],
    [';=1+1', `";'=1+1"`],
    ['a; \u00a0=1', `"a; \u00a0'=1"`],
    ['a|@SUM(A1)', `"a|'@SUM(A1)"`],
    ['a\t+1', `"a\t'+1"`],
    ['a\r\n-1', `"a\r\n'-1"`],
    ['a;;\u200b＝1;-2', `"a;;\u200b'＝1;'-2"`],
    [';"=1"', `";""'=1"""`],
    ['a";=1', `"a"";'=1"`],
    ['Mon - Fri, +44 20; we are 5 - 6', '"Mon - Fri, +44 20; we are 5 - 6"'],
    ['＝1+1', `"'＝1+1"`],
    ['\u00a0=1+1', `"'\u00a0=1+1"`],
    ['\u2060\u3000 \u00ad＝1', `"'\u2060\u3000 \u00ad＝1"`],
    ['\u202e=1', `"'\ufffd=1"`],
    ['a,"b"\nc', '"a,""b""\nc"'],
    ['1-1=0', '"1-1=0"'],
  ])('makes text of %j', (text, expected) => expect(cell(text)).toBe(expected));

  it('is written in time for a text of blanks and separators alone', () => {
    const started = performance.now();
    formatLeadCsv(lead({ further_answers: { blanks: '\n; \t"'.repeat(13_000), spaces: ' '.repeat(65_000) } }));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('lets no hostile text steer a terminal either', () =>
    expect(formatLeadCsv(lead(everywhere))).not.toMatch(/[^\P{Cc}\r\n\t]|\u202e/u));
});

it('the lines of JSON are one object each, of the same value', () => {
  const line = toPrintableJson(lead(everywhere));
  expect(line).not.toMatch(STEERING);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual(lead(everywhere));
});
