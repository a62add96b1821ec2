/**
 * `POST /lead`, which takes a form without its script, and rows from scripts, through the host of `npm start`. The list
 * has two further questions here: home's form leaves both out.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import lead from '../../netlify/functions/lead.mts';
import type { FormQuestion } from '../../src/data/form-questions.ts';
import { FURTHER_ANSWERS_MAX_BYTES, questions, toRow, type LeadRow } from '../../src/lib/lead/index.ts';
import { createStaticHost } from '../../tools/static-host.ts';
import { claimDataFolder } from '../../tools/leads/data-folder.ts';
import { serveStore } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { answers as example, answersTo } from '../example-lead.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';

vi.mock(import('../../src/data/form-questions.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const shared = { shortLabel: 'Example', question: '?', maxLength: 30_000, privacyPhrase: '' };
  const optional: FormQuestion = { ...shared, field: 'exampleTel', type: 'tel' };
  const required: FormQuestion = { ...shared, field: 'exampleText', type: 'textarea', requiredMessage: 'Please' };
  const list = [...original.formQuestions.slice(0, 3), optional, required, ...original.formQuestions.slice(3)];
  return { ...original, formQuestions: list as unknown as typeof original.formQuestions };
});

const answers = { ...example, ...answersTo(questions.filter(({ column }) => !column)) };
const folder = createTemporaryFolder();
for (const page of ['thank-you', 'not-sent', '404']) writeFileSync(path.join(folder, `${page}.html`), page);
copyFileSync('public/_redirects', path.join(folder, '_redirects'));
const claimed = await claimDataFolder(path.join(folder, 'data'), 'npm start');
const store = await serveStore(claimed, {});
const site = await listen(createStaticHost({ root: folder, backend: store }), 0);
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(async () => {
  await site.close();
  await store.close();
  await claimed.release();
});

const rowsOf = (email: string) => store.query('select * from public.leads where email = $1', [email]);

/** Posts as a browser does, follows the redirect, and returns the page there. */
async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${site.url}/lead`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
    redirect: 'manual',
    // fetch requires this for a stream, whose length is unknown.
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(303);
  return (await fetch(new URL(response.headers.get('location') ?? '/', site.url))).text();
}

const form = (changes: Record<string, string> = {}): string =>
  new URLSearchParams({ ...answers, ...changes }).toString();

/** A form without some of its fields. */
function formWithout(fields: readonly string[], changes: Record<string, string> = {}): string {
  const all = Object.entries({ ...answers, ...changes });
  return new URLSearchParams(all.filter(([field]) => !fields.includes(field))).toString();
}

/** Posts a row as a script does. */
async function postRow(row: unknown, headers: Record<string, string> = {}) {
  const body = typeof row === 'string' ? row : JSON.stringify(row);
  const response = await fetch(`${site.url}/lead`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json', ...headers },
    body,
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    body: await response.text(),
  };
}

const rowWith = (changes: Partial<LeadRow> = {}): LeadRow => ({
  ...toRow(answers, '2025-01-31T09:15:42.000Z'),
  email,
  ...changes,
});

const stored = { status: 200, type: 'application/json', caching: 'no-store', body: '{"stored":true}' };

let email: string;
let count = 0;
beforeEach(() => {
  email = `ada-${(count += 1)}@engines.example`;
});

describe('a form', () => {
  it.each([
    ['quotes', `O'Neil "Ada" & <b>Sons</b>; 100% = $1 + \\n %41`],
    ['line breaks', 'One\r\n\r\nTwo\r\nThree'],
    ['emoji', '👩‍👩‍👧 é 🦊'],
    ['right-to-left', 'שלום עולם, مرحبا'],
  ])('is stored as it was typed: %s', async (_name, text) => {
    expect(await post(form({ email, fullName: 'Ada "the" Łukasz', customRequest: text }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([
      {
        full_name: 'Ada "the" Łukasz',
        custom_request: text.replaceAll('\r\n', '\n'),
        service_interest: answers.service,
      },
    ]);
  });

  it('is one row however often, and however fast, it is posted', async () => {
    const posts = Array.from({ length: 5 }, () => post(form({ email })));
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['thank-you']));
    expect(await post(form({ email }))).toBe('thank-you');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('from a browser that hides where it is is stored', async () => {
    expect(await post(form({ email }), { origin: 'null' })).toBe('thank-you');
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('of the home page asks for no service, and needs no message', async () => {
    expect(await post(form({ email, service: 'Not stated', customRequest: '' }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([{ service_interest: 'Not stated', custom_request: null }]);
  });
});

/** The answers without a column of their own, as they are stored. */
const further = toRow(answers, '').further_answers ?? {};

describe('further answers of a form', () => {
  it('are stored', async () => {
    expect(Object.keys(further)).toEqual(expect.arrayContaining(['exampleTel', 'exampleText']));
    expect(await post(form({ email }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([{ further_answers: further }]);
  });

  it('are not missed by a form that does not ask for them', async () => {
    const unasked = questions.filter(({ column }) => !column).map(({ field }) => field);
    expect(await post(formWithout(unasked, { email }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([{ full_name: answers.fullName, further_answers: null }]);
  });

  it('to questions that are asked no longer are stored, too', async () => {
    expect(await post(form({ email, retired: ' 42\r\n', 'a-b_2': 'x' }))).toBe('thank-you');
    expect(await rowsOf(email)).toMatchObject([{ further_answers: { ...further, retired: '42', 'a-b_2': 'x' } }]);
  });

  it('are none that the browser or its extensions add', async () => {
    const body = new FormData();
    for (const [field, text] of Object.entries({ ...answers, email })) body.set(field, text);
    body.set('attachment', new Blob(['text']), 'file.txt');
    const extras = [
      'submit',
      'button',
      'x',
      'y',
      '_charset_',
      'submit.x',
      'customRequest.dir',
      '__proto__',
      'f\u0000',
      '',
    ];
    for (const name of [...extras, 'k'.repeat(61)]) body.set(name, 'Submit');
    body.set('empty', ' \u200b\0');
    body.append('fullName', 'A second one');
    const response = await fetch(`${site.url}/lead`, { method: 'POST', body, redirect: 'manual' });
    expect(response.headers.get('location')).toBe('/thank-you');
    expect(await rowsOf(email)).toMatchObject([{ full_name: answers.fullName }]);
    expect((await rowsOf(email)).map((row) => (row as LeadRow).further_answers)).toEqual([further]);
  });

  it('are at most twenty to questions that are not asked', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_x, n) => [`extra${n}`, 'x']));
    expect(await post(form({ email, ...many }))).toBe('thank-you');
    const [row] = (await rowsOf(email)) as LeadRow[];
    expect(Object.keys(row?.further_answers ?? {})).toHaveLength(Object.keys(further).length + 20);
  });

  it('are stored when they are as long as they may be, in any script', async () => {
    const text = '\u8a9e'.repeat(10_000);
    const retired = '\u8a9e'.repeat(11_000);
    expect(await post(form({ email, exampleText: text, retired, customRequest: '\u8a9e'.repeat(5000) }))).toBe(
      'thank-you',
    );
    expect(await rowsOf(email)).toMatchObject([{ further_answers: { ...further, exampleText: text, retired } }]);
  });

  it.each([
    ['is missing', { exampleText: ' ' }],
    ['has more than its characters', { exampleText: 'x'.repeat(30_001) }],
    [
      'have more bytes together than the table takes',
      { exampleTel: 'x'.repeat(30_000), retired: 'x'.repeat(FURTHER_ANSWERS_MAX_BYTES) },
    ],
    ['of which one is not asked for have more bytes', { retired: 'x'.repeat(FURTHER_ANSWERS_MAX_BYTES) }],
  ])('stay in the form when one %s', async (_name, changes) => {
    expect(await post(form({ email, ...changes } as Record<string, string>))).toBe('not-sent');
    expect(await rowsOf(email)).toEqual([]);
  });
});

describe('the row of a script', () => {
  it('is stored as it is, with its time', async () => {
    const row = rowWith({ further_answers: { retired: 'Two\nlines', exampleTel: '555' }, custom_request: null });
    expect(await postRow(row)).toEqual(stored);
    expect(await rowsOf(email)).toMatchObject([{ ...row, created_at: new Date(row.created_at), is_duplicate: false }]);
  });

  it('is one lead, however often and by however many ways it is sent', async () => {
    const row = rowWith();
    const direct = () =>
      fetch(`${site.url}/rest/v1/leads`, {
        method: 'POST',
        headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(row),
      });
    const [first, second, third] = await Promise.all([direct(), postRow(row), direct(), postRow(row)]);
    expect([first.status, second, third.status]).toEqual([201, stored, 201]);
    expect(await postRow(row)).toEqual(stored);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('needs no origin and no answer to an optional question', async () => {
    const { custom_request: _request, further_answers: _furtherAnswers, ...row } = rowWith();
    expect(await postRow(row, { origin: 'null' })).toEqual(stored);
    expect(await rowsOf(email)).toMatchObject([{ custom_request: null, further_answers: null }]);
  });

  it('sets no column that is not a visitor\u2019s', async () => {
    const id = '5e337559-41cc-4904-938b-278e9e4c05fb';
    expect(await postRow({ ...rowWith(), id, received_at: '2000-01-01', flags: ['x'] })).toEqual(stored);
    const [row] = (await rowsOf(email)) as { id: string; flags: string[]; received_at: Date }[];
    expect(row?.id).not.toBe(id);
    expect(row?.flags).not.toContain('x');
    expect(row?.received_at.getFullYear()).toBeGreaterThan(2020);
  });

  it.each<[string, number, () => unknown, Record<string, string>?]>([
    ['is no JSON', 400, () => 'Ada'],
    ['is empty', 400, () => ''],
    ['is a list', 400, () => [rowWith()]],
    ['is null', 400, () => null],
    ['lacks a column', 400, () => ({ ...rowWith(), email: undefined })],
    ['has a number for a text', 400, () => ({ ...rowWith(), full_name: 1 })],
    ['has no time', 400, () => rowWith({ created_at: 'soon' })],
    ['has a list of further answers', 400, () => ({ ...rowWith(), further_answers: ['x'] })],
    ['has a further answer that is no text', 400, () => ({ ...rowWith(), further_answers: { x: { y: 1 } } })],
    ['has a further answer that is null', 400, () => ({ ...rowWith(), further_answers: { x: null } })],
    ['is refused by the table', 400, () => rowWith({ full_name: 'x'.repeat(201) })],
    ['has a character that no database stores', 400, () => rowWith({ full_name: 'A\0' })],
    ['is from another site', 403, () => rowWith(), { origin: 'https://elsewhere.example' }],
    ['has 201 KB', 413, () => rowWith({ custom_request: 'x'.repeat(201 * 1024) })],
  ])('is not stored when it %s', async (_name, status, row, headers) => {
    expect(await postRow(row(), headers)).toEqual({ ...stored, status, body: '{"stored":false}' });
    expect(await rowsOf(email)).toEqual([]);
  });

  it('is not stored when its network has sent too many', async () => {
    const settings = { PUBLIC_SUPABASE_URL: store.url, SUPABASE_SECRET_KEY: store.secretKey };
    await store.query(
      `insert into public.leads (full_name, company_name, email, service_interest, created_at, network_hashes)
        select 'Many', 'Acme', n || '@many.example', 'A', now(), private.network_hashes_of('192.0.2.200')
        from generate_series(1, 300) n`,
    );
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(rowWith()) };
    const answer = await lead(new Request('https://the-site.example/lead', init), { ip: '192.0.2.200' }, settings);
    expect([answer.status, await answer.json()]).toEqual([429, { stored: false }]);
  });

  it('is not stored by a preview without a project of its own', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(rowWith()) };
    const preview = { deploy: { context: 'deploy-preview' } } as const;
    const answer = await lead(new Request('https://the-site.example/lead', init), preview, {});
    expect([answer.status, await answer.json()]).toEqual([502, { stored: false }]);
  });
});

describe('nothing is stored, and the visitor reads that nothing is lost,', () => {
  it.each<[string, Record<string, string>, Record<string, string>?]>([
    ['without a name', { fullName: ' \u200b ' }],
    ['with an address that is none', { email: 'ada' }],
    ['with more than the table takes', { customRequest: 'x'.repeat(5001) }],
    ['of 300 KB', { customRequest: 'x'.repeat(300 * 1024) }],
    ['from another site', {}, { origin: 'https://elsewhere.example' }],
    ['of another kind', {}, { 'content-type': 'text/plain' }],
  ])('%s', async (_name, changes, headers) => {
    expect(await post(form({ email, ...changes }), headers)).toBe('not-sent');
    expect(await rowsOf(email)).toEqual([]);
  });

  it.each<[string, BodyInit]>([
    ['without a field', ''],
    ['that is no text', Buffer.from([0xff, 0x00, 0x26, 0x3d])],
    ['of 300 KB that does not declare its length', new Blob(['x'.repeat(300 * 1024)]).stream()],
  ])('%s', async (_name, body) => {
    expect(await post(body)).toBe('not-sent');
  });

  it('when there is no project to store it, or none that answers', async () => {
    const request = () =>
      new Request('https://the-site.example/lead', { method: 'POST', body: new URLSearchParams(form({ email })) });
    for (const environment of [{}, { PUBLIC_SUPABASE_URL: 'http://localhost:9', SUPABASE_SECRET_KEY: 'sb_secret_x' }]) {
      vi.stubEnv('PUBLIC_SUPABASE_URL', '').stubEnv('SUPABASE_SECRET_KEY', '');
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
      const { status, headers } = await lead(request(), {});
      vi.unstubAllEnvs();
      expect([status, headers.get('location')]).toEqual([303, '/not-sent']);
    }
  });
});

it('logs why a form was not stored, and nothing about its sender', () => {
  expect(consoleError.mock.calls.length).toBeGreaterThan(5);
  expect(consoleError.mock.calls.join('\n')).not.toMatch(/ada|Lovelace|Engines/i);
});

it.each(['GET', 'HEAD'])(
  'is only posted: %s, as of a restored tab, leads to the page that says what to do',
  async (method) => {
    const response = await fetch(`${site.url}/lead`, { method, redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/not-sent']);
  },
);
