import { expect, test } from 'vitest';
import { publishingProblems } from '../../../tools/settings/publishing.ts';

const site = {
  name: 'Acme',
  url: 'https://acme.test',
  email: { general: 'hello@acme.test' },
  entity: { name: 'Acme LLC', address: '1 Main Street, Portland' },
  legalTextsRead: '2026-02-03',
  governingLaw: 'the State of Oregon, United States',
  providers: { chat: null },
};
const environment = {
  PUBLIC_SUPABASE_URL: 'https://acmeacmeacmeacmeacme.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_a',
  SUPABASE_SECRET_KEY: 'sb_secret_a',
  NOTIFY_EMAIL: 'owner@acme.test',
  NOTIFY_FROM: 'leads@acme.test',
  SMTP_URL: 'smtps://user:password@acme.test',
};
const legalTexts = [{ file: 'src/content/legal/terms-conditions.mdx', updated: '2026-02-03' }];

test('a site whose required settings are filled in may go live', () => {
  expect(publishingProblems(site, environment, legalTexts)).toEqual([]);
});

test.each([
  ['name', { name: 'Northwright' }],
  ['url', { url: 'https://acme.example' }],
  ['email.general', { email: { general: 'hello@acme.example' } }],
  ['email.general', { email: { general: 'hello' } }],
  ['entity.name', { entity: { ...site.entity, name: '' } }],
  ['entity.address', { entity: { ...site.entity, address: ' ' } }],
  ['governingLaw', { governingLaw: '' }],
])('%s that is not filled in, or wrong, is named with its file', (key, change) => {
  const problems = publishingProblems({ ...site, ...change }, environment, legalTexts);
  expect(problems).toEqual([expect.stringContaining(`src/data/site.ts: ${key}: write `)]);
});

test('the chat tool that gets leads is named, because the privacy policy lists it', () => {
  const settings = { ...environment, NOTIFY_WEBHOOK_URL: 'https://hooks.test/1' };
  expect(publishingProblems(site, settings, legalTexts)).toEqual([expect.stringContaining('providers.chat')]);
  const named = { ...site, providers: { chat: { name: 'Slack', place: 'United States' } } };
  expect(publishingProblems(named, settings, legalTexts)).toEqual([]);
  expect(publishingProblems(named, environment, legalTexts)).toEqual([
    expect.stringContaining('providers.chat: write null'),
  ]);
});

test('a legal text that has changed since the owner read it is named', () => {
  const policy = { file: 'src/content/legal/privacy-policy.mdx', updated: '2026-02-04' };
  expect(publishingProblems(site, environment, [...legalTexts, policy])).toEqual([
    expect.stringContaining('legalTextsRead: src/content/legal/privacy-policy.mdx has changed since: '),
  ]);
});

test.each(['', '2999-01-01', '2026-02-30', 'yesterday'])('"%s" is no day on which the owner has read them', (day) => {
  expect(publishingProblems({ ...site, legalTextsRead: day }, environment, legalTexts)).toEqual([
    expect.stringContaining('src/data/site.ts: legalTextsRead: read '),
  ]);
});

test.each([
  ['PUBLIC_SUPABASE_URL', ''],
  ['PUBLIC_SUPABASE_ANON_KEY', ''],
  ['SUPABASE_SECRET_KEY', ''],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_a'],
  ['SMTP_URL', ''],
])('%s that would lose leads is named as a setting at Netlify', (key, value) => {
  const problems = publishingProblems(site, { ...environment, [key]: value }, legalTexts);
  expect(problems).toEqual([expect.stringMatching(`^Environment variables at Netlify: ${key}`)]);
});

test.each([
  ['PUBLIC_SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co'],
  ['NOTIFY_EMAIL', 'you@your-domain.com'],
  ['SMTP_URL', 'smtps://user:password@smtp.your-provider.com:465'],
])('%s that is still the example is named', (key, value) => {
  const problems = publishingProblems(site, { ...environment, [key]: value }, legalTexts);
  expect(problems).toEqual([`Environment variables at Netlify: ${key}: replace the example with your own`]);
});

test('everything is named at once, a line each', () => {
  const unfinished = { ...site, name: '', url: 'https://a.example', legalTextsRead: '' };
  const problems = publishingProblems(unfinished, {}, legalTexts);
  expect(problems.map((problem) => problem.split(/ is not set|: (?=write|set|read)/)[0])).toEqual([
    'src/data/site.ts: name',
    'src/data/site.ts: url',
    'src/data/site.ts: legalTextsRead',
    'Environment variables at Netlify: PUBLIC_SUPABASE_URL',
    'Environment variables at Netlify: PUBLIC_SUPABASE_ANON_KEY',
    'Environment variables at Netlify: SUPABASE_SECRET_KEY',
    'Environment variables at Netlify: NOTIFY_EMAIL with SMTP_URL, or NOTIFY_WEBHOOK_URL',
  ]);
});
