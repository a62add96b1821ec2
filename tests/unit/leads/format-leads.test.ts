import { describe, expect, it } from 'vitest';
import { questions } from '../../../src/lib/lead/index.ts';
import { csvHeader, formatLeadCsv, formatLeadText, toPrintableJson } from '../../../tools/leads/format-leads.ts';
import { exampleStoredLead } from '../../example-stored-lead.ts';

/** Characters that control a terminal: control characters and direction marks. */
const CONTROL_CHARACTERS = /[^\P{Cc}\r\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hostile = 'A\u001b[2J\u001b]0;title\u0007\u009b31m\u0008\u007f\u202eevil\u2066\r\nB\u0000';
/** A lead whose every text is hostile. */
const hostileTexts = {
  full_name: hostile,
  company_name: hostile,
  email: hostile,
  service_interest: hostile,
  custom_request: hostile,
};

describe('the list', () => {
  it('has a line for each flag and each channel on which the owner was not notified', () => {
    const notes = { flags: ['many_from_network', 'clock', 'unknown'], pending_channels: ['email', 'webhook'] };
    expect(
      formatLeadText(exampleStoredLead({ custom_request: 'First line.\r\n\nLast line.', ...notes }), ['email']),
    ).toBe(
      [
        '2025-01-31 09:15  Ada Lovelace, Acme <ada@acme.test>',
        '                  Consulting',
        '                  ! one of many from the same network within an hour',
        "                  ! the visitor's clock was wrong: it said 2025-01-31 09:15",
        '                  ! unknown',
        '                  ! the owner was not notified yet by email',
        '                  First line.',
        '                  Last line.',
      ].join('\n'),
    );
  });

  it('shows nothing after the request, so that no line of it can look like the list’s own', () => {
    const lines = formatLeadText(
      exampleStoredLead({ custom_request: 'Hello.\n! nobody was notified', flags: ['clock'] }),
      [],
    ).split('\n');
    expect(lines.at(-1)).toBe('                  ! nobody was notified');
    expect(lines.at(-3)).toMatch(/^ +! the visitor's clock/);
  });

  it('does not let a hostile text control the terminal', () => {
    const lines = formatLeadText(exampleStoredLead(hostileTexts), ['email', 'webhook']);
    expect(lines).not.toMatch(CONTROL_CHARACTERS);
    expect(lines.match(/evil/g)).toHaveLength(5);
  });
});

describe('the spreadsheet', () => {
  /** The cell of a name, which is between the cells of the time and the company. */
  function nameCell(name: string): string {
    const csv = formatLeadCsv(exampleStoredLead({ full_name: name }));
    const start = '"2025-01-31T09:15:42.123456Z",'.length;
    return csv.slice(start, csv.indexOf(',"Acme"'));
  }

  it('has a header line and CRLF line ends', () => {
    const addedQuestions = questions.filter(({ column }) => !column);
    const lastColumns = [...addedQuestions.map(({ field }) => field), 'further_answers'];
    const names = lastColumns.map((name) => `"${name}"`).join();
    const emptyCells = lastColumns.map(() => '""').join();
    expect(csvHeader + formatLeadCsv(exampleStoredLead({ flags: ['many_from_network', 'clock'] }))).toBe(
      `\ufeff"received_at","full_name","company_name","email","service_interest","custom_request","created_at","flags","pending_channels","id",${names}\r\n` +
        '"2025-01-31T09:15:42.123456Z","Ada Lovelace","Acme","ada@acme.test","Consulting","",' +
        `"2025-01-31T09:15:41Z","many_from_network clock","","5e337559-41cc-4904-938b-278e9e4c05fb",${emptyCells}\r\n`,
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
  ])('makes text of %j', (text, expected) => {
    expect(nameCell(text)).toBe(expected);
  });

  it('is written in time for a text of blanks and separators alone', () => {
    const started = performance.now();
    formatLeadCsv(
      exampleStoredLead({ further_answers: { blanks: '\n; \t"'.repeat(13_000), spaces: ' '.repeat(65_000) } }),
    );
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('does not let a hostile text control a terminal', () => {
    expect(formatLeadCsv(exampleStoredLead(hostileTexts))).not.toMatch(/[^\P{Cc}\r\n\t]|\u202e/u);
  });
});

it('the lines of JSON are one object each, of the same value', () => {
  const line = toPrintableJson(exampleStoredLead(hostileTexts));
  expect(line).not.toMatch(CONTROL_CHARACTERS);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual(exampleStoredLead(hostileTexts));
});
