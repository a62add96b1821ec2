/** Answers to questions that an owner adds to the list are in each message, in the list and in the spreadsheet. */
import { describe, expect, it, vi } from 'vitest';
import type { StaffLead } from '../../../netlify/database.ts';
import { leadMessage } from '../../../netlify/notify/messages.ts';
import type { FormQuestion } from '../../../src/data/form-questions.ts';
import { csvHeader, formatLeadCsv, formatLeadText, toPrintableJson } from '../../../tools/leads/format-leads.ts';
import { exampleStoredLead } from '../../example-stored-lead.ts';

vi.mock(import('../../../src/data/form-questions.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const shared = { question: '?', maxLength: 50_000, privacyPhrase: '' };
  const tel: FormQuestion = { ...shared, field: 'exampleTel', type: 'tel', shortLabel: 'Example number' };
  const lines: FormQuestion = { ...shared, field: 'exampleLines', type: 'textarea', shortLabel: 'Example lines' };
  // Questions without a column are those that an owner added. They are left out, so that these two are the only ones.
  const allQuestions: readonly FormQuestion[] = original.formQuestions;
  const questionsWithColumn = allQuestions.filter(({ column }) => column);
  const afterEmail = questionsWithColumn.findIndex(({ column }) => column === 'email') + 1;
  const questions = [...questionsWithColumn.slice(0, afterEmail), tel, ...questionsWithColumn.slice(afterEmail), lines];
  return { ...original, formQuestions: questions as unknown as typeof original.formQuestions };
});

/** A lead with a request and these further answers. */
const leadWith = (furtherAnswers: StaffLead['further_answers'], changes: Partial<StaffLead> = {}): StaffLead =>
  exampleStoredLead({ custom_request: 'The request', flags: ['clock'], further_answers: furtherAnswers, ...changes });

const answered = leadWith({ retired: '42', exampleLines: 'One\nTwo', exampleTel: '+44 (0)20 7946 0000' });
/** Lines that look like others, from a visitor who writes to the table without a form. */
const forgedAnswers = {
  Email: 'evil@evil.test',
  'Notes\nNotes: none': 'x',
  exampleLines: 'a\r\nEmail: evil\u2028Notes: no',
};
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const linesWithoutFurtherAnswers = leadMessage(leadWith(null)).text.split('\n').length;

describe('further answers', () => {
  it('are lines of the mail, in the order of the questions, and the request comes last', () => {
    const lines = leadMessage(answered).text.split('\n');
    const index = lines.indexOf('Example number: +44 (0)20 7946 0000');
    expect(lines[index - 1]).toContain('ada@acme.test');
    const received = lines.findIndex((line) => line.startsWith('Received: '));
    expect(lines.slice(received - 2, received)).toEqual(['Example lines: One Two', '"retired": 42']);
    expect(lines.slice(-2)).toEqual(['', 'The request']);
  });

  it('are lines of the chat message, in which an email address stays whole', () => {
    const furtherAnswers = { ...answered.further_answers, exampleLines: 'bob@acme.test' };
    const message = leadMessage({ ...answered, further_answers: furtherAnswers });
    const [firstLine, ...lines] = message.json.text.split('\n');
    expect(firstLine).toMatch(/^New lead: .*\. The request$/);
    expect(lines).toEqual([
      'Example number: +44 0 20 7946 0000',
      'Example lines: bob@acme.test',
      '"retired": 42',
      expect.stringMatching(/^Notes: /),
    ]);
  });

  it('are lines of the list', () => {
    const lines = formatLeadText(answered, []).split('\n');
    expect(lines.map((line) => line.trim()).slice(2, 5)).toEqual([
      'Example number: +44 (0)20 7946 0000',
      'Example lines: One Two',
      '"retired": 42',
    ]);
  });

  it('have a cell each in the spreadsheet, and those of other questions share the last', () => {
    expect(csvHeader).toMatch(/,"id","exampleTel","exampleLines","further_answers"\r\n$/);
    const csv = formatLeadCsv(leadWith({ ...answered.further_answers, '=x': '=1', zero: '' }));
    expect(csv).toMatch(/,"'\+44 \(0\)20 7946 0000","One\nTwo","retired: 42\n'=x: =1"\r\n$/);
    const { further_answers: _, ...columns } = answered;
    const cells = Object.keys(columns).length + 2 + 1;
    expect(csvHeader.split('","')).toHaveLength(cells);
  });

  it('are unchanged in JSON', () => {
    expect(JSON.parse(toPrintableJson(answered))).toEqual(answered);
  });

  it('of a stranger cannot look like another line', () => {
    const { text, json } = leadMessage(leadWith(forgedAnswers));
    expect(text.split('\n')).toHaveLength(linesWithoutFurtherAnswers + 3);
    expect(text.match(/^Email: .*|^Notes: .*/gm)?.join()).not.toMatch(/evil|none|no$/);
    expect(json.text.match(/^(Email|Notes).*/gm)).toHaveLength(1);
    expect(json.text).toContain('\n"Email": ');
    expect(json.text).not.toContain('\u2028');
    expect(formatLeadText(leadWith(forgedAnswers), []).match(/^ *(Email|Notes): /gm)).toBeNull();
  });

  it.each([
    ['one answer', { exampleLines: 'x'.repeat(65_000) }],
    ['one answer that grows when it is normalized', { exampleLines: '\ufdfa'.repeat(21_000) }],
    ['an unlisted question', { ['k'.repeat(60_000)]: 'x' }],
    ['9,000 unlisted questions', Object.fromEntries(Array.from({ length: 9000 }, (_x, n) => [`q${n}`, `${n}`]))],
    ['an address', { exampleTel: `a@${'b'.repeat(60_000)}.test`, exampleLines: 'short' }],
  ])('of 64 kB are taken by a chat and in a mail: %s', (_name, furtherAnswers) => {
    const { text, json } = leadMessage(leadWith(furtherAnswers));
    expect(json.text.length).toBeLessThanOrEqual(2000);
    expect(json.text).toMatch(/\nNotes: [^\n]+$/);
    expect(bytesOf(json)).toBeLessThanOrEqual(28_000);
    for (const answer of Object.values(furtherAnswers)) expect(text).toContain(answer);
  });

  it('are whole in the JSON for a webhook, but for one that is too long', () => {
    expect(leadMessage(answered).json).toMatchObject(answered);
    const { json } = leadMessage(leadWith({ exampleLines: 'x'.repeat(65_000), exampleTel: '555' }));
    expect(json).toMatchObject({ further_answers: { exampleTel: '555' }, custom_request: 'The request', isCut: true });
  });

  it('and a request that is as long as it may be are taken by a chat', () => {
    const longest = {
      full_name: '😀'.repeat(200),
      company_name: '😀'.repeat(200),
      custom_request: '\u0001😀'.repeat(2500),
    };
    const { text, json } = leadMessage(leadWith({ exampleLines: '😀'.repeat(16_000) }, longest));
    expect(bytesOf(json)).toBeLessThanOrEqual(28_000);
    expect(json.text.length).toBeLessThanOrEqual(2000);
    expect(text).toContain('😀'.repeat(16_000));
  });
});
