import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../../src/data/site.ts';
import { siteSettingProblems } from '../../../tools/settings/site-settings.ts';

const retention = { leadMonths: 24, mailMonths: 24, networkHashDays: 2, backupDays: 30, backupTested: null };
const usable = {
  url: 'https://acme.test',
  calendar: '',
  social: [{ name: 'X', href: 'https://x.com/acme' }],
  locale: 'en-US',
  currency: 'USD',
  retention,
  promises: { payment: null, reply: null },
};

test('settings that are right, or empty where they may be, have no problem', () => {
  expect(siteSettingProblems(usable)).toEqual([]);
  const tested = {
    ...usable,
    calendar: 'https://cal.com/acme',
    retention: { ...retention, backupTested: '2026-02-03' },
  };
  expect(siteSettingProblems(tested)).toEqual([]);
  const promised = { ...usable, promises: { payment: 'You pay at the end.', reply: 'within a day' } };
  expect(siteSettingProblems(promised)).toEqual([]);
});

test.each([
  ['url', { url: 'acme.test' }],
  ['url', { url: 'https://acme.test/' }],
  ['calendar', { calendar: 'cal.com/acme' }],
  ['social, X', { social: [{ name: 'X', href: '' }] }],
  ['social, X', { social: [{ name: 'X', href: 'x.com/acme' }] }],
  ['locale', { locale: 'en_US' }],
  ['currency', { currency: 'dollars' }],
  ['promises.payment', { promises: { payment: 'at the end' } }],
  ['promises.payment', { promises: { payment: '' } }],
  ['promises.reply', { promises: { reply: 'We reply within a day.' } }],
  ['promises.reply', { promises: { reply: '' } }],
  ['retention.backupTested', { retention: { ...retention, backupTested: 'yes' } }],
  ['retention.backupTested', { retention: { ...retention, backupTested: '2026-02-30' } }],
  ['retention.backupTested', { retention: { ...retention, backupTested: '2999-01-01' } }],
  ['retention.leadMonths', { retention: { ...retention, leadMonths: 0 } }],
  ['retention.leadMonths', { retention: { ...retention, leadMonths: -1 } }],
  ['retention.leadMonths', { retention: { ...retention, leadMonths: 100_000 } }],
  ['retention.mailMonths', { retention: { ...retention, mailMonths: Number.NaN } }],
  ['retention.networkHashDays', { retention: { ...retention, networkHashDays: 0 } }],
  ['retention.networkHashDays', { retention: { ...retention, networkHashDays: 0.5 } }],
  ['retention.backupDays', { retention: { ...retention, backupDays: 401 } }],
])('%s that no build can use is named with its file', (key, change) => {
  const problems = siteSettingProblems({ ...usable, ...change });
  expect(problems).toEqual([expect.stringContaining(`src/data/site.ts: ${key}: write `)]);
});

test('backups are kept for as long as the policies say', () => {
  const workflow = readFileSync('.github/workflows/backup.yml', 'utf8');
  expect(workflow).toContain(`retention-days: ${site.retention.backupDays}\n`);
});
