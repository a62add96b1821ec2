import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { thirdParty, untrueWithThirdParty } from '../../../src/data/third-party.ts';
import { checkReadyToPublish, demoSettings, placesThatSay } from '../../../tools/settings/publishing.ts';

const filled = {
  name: 'Acme',
  url: 'https://acme.test',
  email: { general: 'hello@acme.test' },
  social: [{ name: 'X', href: 'https://x.com/acme' }],
  entity: { name: 'Acme LLC', register: '', phone: '' },
  meeting: { href: 'https://cal.com/acme' },
  discoveryPrice: '',
  retention: { leadMonths: 24 },
};

const folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
mkdirSync(path.join(folder, 'src/content/blog'), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

test('settings that the owner has filled in may go live, with the optional ones empty', () => {
  expect(demoSettings(filled)).toEqual([]);
  expect(() => checkReadyToPublish(filled, folder)).not.toThrow();
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
])('%s that is not filled in is named', (name, site) => {
  expect(demoSettings(site)).toEqual([name]);
  expect(() => checkReadyToPublish(site, folder)).toThrow(
    `This build is for the public (CONTEXT=production) and not ready: fill in ${name} in src/data/site.ts (`,
  );
});

test('a third party’s script makes sentences of the legal pages untrue, and each is named until it is rewritten', () => {
  const named = untrueWithThirdParty.filter((phrase) => placesThatSay('.', [phrase]).length > 0);
  expect(named).toEqual(thirdParty ? [] : untrueWithThirdParty);
  const places = ['src/content/legal/cookie-policy.mdx:5 (“loads nothing”)'];
  expect(() => checkReadyToPublish(filled, folder, places)).toThrow(/rewrite src\/content\/legal\/.*\.mdx:\d+ \(“/);
});
