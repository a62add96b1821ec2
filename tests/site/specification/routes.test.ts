import { expect, test } from 'vitest';
import { pages, routes } from '../built-site.ts';
import { onEvery } from '../rule.ts';

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

const built = specified.flatMap((route) => pages.filter((page) => page.route === route));

test('Every specified address is a page, and so is that for unknown ones', () => {
  expect([...specified, '/404'].filter((route) => !routes.includes(route))).toEqual([]);
});

onEvery(
  built,
  'has a header, its own words, and a footer with the copyright of 2025 to the year of the build',
  ({ root }) => {
    for (const tag of ['header', 'main', 'footer']) expect(root.querySelector(`body ${tag}`), tag).not.toBeNull();
    const year = new Date().getUTCFullYear();
    const years = year > 2025 ? `2025\\s?[–-]\\s?${year}` : '2025';
    expect(root.querySelectorAll('footer').at(-1)?.text).toMatch(new RegExp(`(©|copyright)\\s*${years}`, 'i'));
  },
);
