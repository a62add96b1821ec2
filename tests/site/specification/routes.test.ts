import { expect, test } from 'vitest';
import { pageAt, routes } from '../built-site.ts';
import { part } from './facts.ts';

// Section 2, "Screens and routes".
const specified = [
  '/',
  '/services/ai-lead-generation',
  '/services/customer-support-ai',
  '/services/crm-integrations',
  '/services/lead-capture-systems',
  '/services/website-design',
  '/services/appointment-automation',
  '/blog',
  '/blog/top-3-automations-small-business-2025',
  '/blog/ai-vs-human-support-future-customer-experience',
  '/blog/crm-automation-doubles-conversions',
  '/blog/hidden-cost-manual-data-entry-2025',
  '/blog/signs-business-ready-for-ai-automation',
  '/blog/why-most-ai-implementations-fail',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-security',
  '/get-started',
];

test.each([...specified, '/404'])('%s is a page', (route) => {
  expect(routes).toContain(route);
});

// Section 2: "Every page shares a fixed header".
test.each(specified)('%s opens with a header and closes with a footer of its own', (route) => {
  const body = part(route, 'body');
  expect(body.querySelectorAll('header').length).toBeGreaterThanOrEqual(1);
  expect(body.querySelectorAll('main')).toHaveLength(1);
  expect(body.querySelectorAll('footer').length).toBeGreaterThanOrEqual(1);
});

// Section 2 names the year on the listing and the legal pages, section 9 for the site.
test.each(specified)('%s carries the copyright of 2025, to the year of the build', (route) => {
  const year = new Date().getUTCFullYear();
  const years = year > 2025 ? `2025\\s?[–-]\\s?${year}` : '2025';
  const footer = pageAt(route).root.querySelectorAll('footer').at(-1);
  expect(footer?.text).toMatch(new RegExp(`(©|copyright)\\s*${years}`, 'i'));
});
