import { expect, test } from 'vitest';
import { checkReadyToPublish } from '../../../tools/settings/publishing.ts';

const filled = {
  name: 'Acme',
  url: 'https://acme.test',
  email: { general: 'hello@acme.test' },
  social: [{ name: 'X', href: 'https://x.com/acme' }],
  entity: { name: 'Acme LLC', register: '', phone: '' },
  calendar: 'https://cal.com/acme',
  providers: { chat: null },
  prices: { from: 6000, discovery: null },
  caseStudies: 'invented',
};

const dated = new Map([
  ['/', '2025-01-15'],
  ['/blog/a-post', '2025-01-15'],
  ['/terms-conditions', '2026-02-03'],
]);

const told = { SUPABASE_SECRET_KEY: 'sb_secret_a', NOTIFY_EMAIL: 'owner@acme.test', SMTP_URL: 'smtps://u:p@acme.test' };

test('settings that the owner has filled in may go live, with the optional ones empty', () => {
  expect(() => checkReadyToPublish(filled, told, dated)).not.toThrow();
});

test.each([
  ['Neither NOTIFY_EMAIL with SMTP_URL nor NOTIFY_WEBHOOK_URL is set.', { SUPABASE_SECRET_KEY: 'sb_secret_a' }],
  ['SUPABASE_SECRET_KEY is not set to a secret key.', { ...told, SUPABASE_SECRET_KEY: '' }],
  ['SUPABASE_SECRET_KEY is not set to a secret key.', { ...told, SUPABASE_SECRET_KEY: 'sb_publishable_a' }],
  ['SMTP_URL is not set to an address', { ...told, SMTP_URL: '' }],
])('what would leave the owner untold is named: %s', (problem, environment) => {
  expect(() => checkReadyToPublish(filled, environment, dated)).toThrow(`nobody would be told of a lead. ${problem}`);
});

test.each([
  ['name', { ...filled, name: 'Northwright' }],
  ['url', { ...filled, url: 'https://acme.example' }],
  ['url', { ...filled, url: 'https://acme.test/' }],
  ['email.general', { ...filled, email: { general: 'hello@acme.example' } }],
  ['social.X.href', { ...filled, social: [{ name: 'X', href: 'https://x.com/' }] }],
  ['social.X.href', { ...filled, social: [{ name: 'X', href: 'x.com/acme' }] }],
  ['calendar', { ...filled, calendar: 'cal.com/acme' }],
  ['caseStudies, team', { ...filled, caseStudies: '', team: '' }],
  ['entity.name', { ...filled, entity: { name: '' } }],
  ['providers.chat', filled, 'https://hooks.test/1'],
])('%s that is not filled in is named', (name, site, webhook = '') => {
  expect(() => checkReadyToPublish(site, { ...told, NOTIFY_WEBHOOK_URL: webhook }, dated)).toThrow(
    `This build is for the public (CONTEXT=production) and not ready: fill in ${name} in src/data/site.ts (`,
  );
});

test('a legal text that still has the demonstration’s date is named', () => {
  const changes = new Map([...dated, ['/privacy-policy', '2025-01-15']]);
  expect(() => checkReadyToPublish(filled, told, changes)).toThrow(
    'not ready: read src/content/legal/privacy-policy.mdx and set each one’s date, `updated`, to the day you agreed',
  );
});
