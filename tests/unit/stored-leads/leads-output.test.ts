import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../../../tools/leads/stored-lead.ts';
import { csvCell, leadsCsv } from '../../../tools/leads/leads-csv.ts';
import { leadsTable } from '../../../tools/leads/leads-table.ts';
import { printable, toPrintableJson } from '../../../tools/leads/printable.ts';
import { textWidth, wrap } from '../../../tools/leads/text-width.ts';

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
  ...changes,
});

/** Anything that a terminal would obey: control characters and marks of direction. */
const STEERING = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hostile = 'A\u001b[2J\u001b]0;title\u0007\u009b31m\u0008\u007f\u202eevil\u2066\r\nB\u0000';

describe('the table', () => {
  it('has one lead a row, with its times in minutes', () => {
    expect(leadsTable([lead()], 100)).toBe(
      [
        'RECEIVED (UTC)    NAME          COMPANY                 E-MAIL            SERVICE',
        '',
        '2025-01-31 09:15  Ada Lovelace  Analytical Engines Ltd  ada@engines.test  AI Lead Generation',
      ].join('\n'),
    );
  });

  it('stays within its columns and cuts nothing off', () => {
    const words = 'word '.repeat(40).trim();
    const long = lead({
      full_name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
      company_name: words,
      email: `${'long.'.repeat(50)}@engines.test`,
      custom_request: `${words}\n\nSecond paragraph. ${'x'.repeat(300)}`,
    });
    for (const columns of [60, 80, 100, 140]) {
      const table = leadsTable([long, lead()], columns);
      expect(Math.max(...table.split('\n').map(textWidth))).toBeLessThanOrEqual(columns);
      const letters = table.replace(/\s/g, '');
      expect(letters.match(/word/g)).toHaveLength(80);
      expect(letters.match(/x{100,}|x/g)?.join('').length).toBeGreaterThanOrEqual(300);
      expect(table).toContain('    Second paragraph.');
    }
  });

  it('says what a flag means', () => {
    const table = leadsTable(
      [lead({ flags: ['rate_ip', 'rate_email', 'clock', 'new\u001b[31m'], created_at: '2015-02-03T04:05:06Z' })],
      100,
    );
    expect(table).toContain('    ! one of many from the same internet address within an hour');
    expect(table).toContain('    ! one of many with the same e-mail within an hour');
    expect(table).toContain("    ! the visitor's clock said 2015-02-03 04:05");
    expect(table).toContain('    ! new␛[31m');
  });

  it('lets no hostile text steer the terminal', () => {
    const table = leadsTable(
      [
        lead({
          full_name: hostile,
          company_name: hostile,
          email: hostile,
          service_interest: hostile,
          custom_request: hostile,
        }),
      ],
      100,
    );
    expect(table).not.toMatch(STEERING);
    expect(table).toContain('evil');
  });

  it('counts wide characters as two', () => {
    expect(['Ada', '日本', '👩‍🚀', 'é', 'e\u0301'].map(textWidth)).toEqual([3, 4, 2, 1, 1]);
    expect(wrap('日本語日本語', 5)).toEqual(['日本', '語日', '本語']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

describe('the spreadsheet', () => {
  it('has a header line and CRLF line ends', () => {
    expect(leadsCsv([lead({ flags: ['rate_ip', 'clock'] })])).toBe(
      '"received_at","full_name","company_name","email","service_interest","custom_request","created_at","flags","id"\r\n' +
        '"2025-01-31T09:15:42.123456Z","Ada Lovelace","Analytical Engines Ltd","ada@engines.test","AI Lead Generation","",' +
        '"2025-01-31T09:15:41Z","rate_ip clock","5e337559-41cc-4904-938b-278e9e4c05fb"\r\n',
    );
    expect(leadsCsv([])).toMatch(/^"received_at".*\r\n$/);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+44 20 7946 0000', `"'+44 20 7946 0000"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `"'＝1+1"`],
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
