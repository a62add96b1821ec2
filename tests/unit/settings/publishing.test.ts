import { expect, test } from 'vitest';
import { checkReadyToPublish } from '../../../tools/settings/publishing.ts';

const filled = {
  name: 'Acme',
  url: 'https://acme.test',
  email: { general: 'hello@acme.test' },
  social: [{ name: 'X', href: 'https://x.com/acme' }],
  entity: { name: 'Acme LLC', register: '', phone: '' },
  meeting: { href: 'https://cal.com/acme' },
  providers: { chat: null },
  discoveryPrice: '',
  retention: { leadMonths: 24 },
};

test('settings that the owner has filled in may go live, with the optional ones empty', () => {
  expect(() => checkReadyToPublish(filled)).not.toThrow();
});

test.each([
  ['name', { ...filled, name: 'Northwright' }],
  ['url', { ...filled, url: 'https://acme.example' }],
  ['url', { ...filled, url: 'https://acme.test/' }],
  ['email.general', { ...filled, email: { general: 'hello@acme.example' } }],
  ['social.X.href', { ...filled, social: [{ name: 'X', href: 'https://x.com/' }] }],
  ['social.X.href', { ...filled, social: [{ name: 'X', href: 'x.com/acme' }] }],
  ['meeting.href', { ...filled, meeting: { href: 'cal.com/acme' } }],
  ['entity.name', { ...filled, entity: { name: '' } }],
  ['providers.chat', filled, 'https://hooks.test/1'],
])('%s that is not filled in is named', (name, site, webhook = '') => {
  expect(() => checkReadyToPublish(site, webhook)).toThrow(
    `This build is for the public (CONTEXT=production) and not ready: fill in ${name} in src/data/site.ts (`,
  );
});
