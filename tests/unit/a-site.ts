/** A made-up site and its pages for tests: nothing in lib may lean on the real settings. */
import type { Page } from '../../src/lib/page.ts';
import type { SiteFacts } from '../../src/lib/site-facts.ts';

export const site: SiteFacts = {
  name: 'Acme & Sons',
  url: 'https://acme.test',
  tagline: 'Robots for <everyone>',
  area: 'Norway',
  email: { general: 'hello@acme.test' },
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/acme' },
    { name: 'X', href: 'https://x.com/' },
  ],
  language: 'en',
  locale: 'en_US',
};

export const homePage: Page = {
  kind: 'home',
  path: '/',
  title: 'Robots that help',
  description: 'We build robots that help.',
  headline: 'Let it work. Keep the say.',
  label: 'Robots',
  updated: new Date('2025-03-01'),
};

export const servicePage: Page = {
  kind: 'service',
  path: '/services/mowing',
  title: 'Mowing by robot',
  description: 'A robot mows your lawn.',
  headline: 'The lawn mows itself',
  label: 'Mowing',
  stock: 'mint',
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Mowing', href: '/services/mowing' },
  ],
  service: { name: 'Mowing', text: 'Every Tuesday, rain or shine.' },
};

export const articlePage: Page = {
  kind: 'article',
  path: '/blog/why-robots',
  title: 'Why robots',
  description: 'Three reasons for robots.',
  headline: 'Why Robots </script> Win',
  label: 'Opinion',
  stock: 'rose',
  crumbs: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog' },
    { label: 'Why Robots', href: '/blog/why-robots' },
  ],
  article: {
    published: new Date('2025-02-03'),
    updated: new Date('2025-02-04T09:30:00-05:00'),
    section: 'Opinion',
    words: 1234,
    minutes: 7,
  },
};
