import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectLink, expectNear, part } from './facts.ts';

/** Section 2, "Service pages": two words or figures that belong together; the case study's first. */
const services: { slug: string; client: string; results: [string, string][]; claims: [string, string][] }[] = [
  {
    slug: 'ai-lead-generation',
    client: '',
    results: [
      ['312%', 'more qualified leads'],
      ['$24K', 'lower cost per lead'],
      ['8 weeks', 'to implement'],
    ],
    claims: [
      ['100s', 'leads daily'],
      ['45%', 'more qualified leads contacted'],
    ],
  },
  {
    slug: 'customer-support-ai',
    client: 'E-commerce company',
    results: [
      ['87%', 'queries resolved by AI'],
      ['2 min', 'average response'],
      ['2 min', '48h'],
      ['$18K', 'monthly savings'],
    ],
    claims: [
      ['24/7', 'support'],
      ['under 2 seconds', '85% of queries'],
    ],
  },
  {
    slug: 'crm-integrations',
    client: 'Real estate agency',
    results: [
      ['40h', 'saved per week'],
      ['100%', 'lead capture'],
      ['3 days', 'implementation'],
    ],
    claims: [
      ['65%', 'fewer manual CRM tasks'],
      ['99.9%', 'data accuracy'],
    ],
  },
  {
    slug: 'lead-capture-systems',
    client: 'B2B software company',
    results: [
      ['5.4%', 'conversion'],
      ['5.4%', '2%'],
      ['510', 'extra leads a month'],
      ['$85K', 'extra revenue in the first quarter'],
    ],
    claims: [['2.3X', 'conversion']],
  },
  {
    slug: 'website-design',
    client: 'E-commerce startup',
    results: [
      ['3.8%', 'conversion'],
      ['3.8%', '1.2%'],
      ['1.9s', 'load time'],
      ['1.9s', '8s'],
      ['$127K', 'extra monthly revenue'],
    ],
    claims: [],
  },
  {
    slug: 'appointment-automation',
    client: 'clinic with 8 practitioners',
    results: [
      ['14h', 'saved per week'],
      ['6%', 'no-show rate'],
      ['6%', '30%'],
      ['$42K', 'monthly revenue recovered'],
    ],
    claims: [['85%', 'no-shows']],
  },
];

describe.each(services.map((service) => [service.slug, service] as const))('/services/%s', (slug, service) => {
  const { client, results, claims } = service;
  const route = `/services/${slug}`;
  const main = part(route, 'main');
  /** The band whose heading names it. */
  const band = (heading: RegExp) => {
    const found = main
      .querySelectorAll('section, article')
      .filter((section) => section.querySelectorAll('h2, h3, p').some((title) => heading.test(wordsOf(title))))
      .at(-1);
    if (!found) throw new Error(`${route} has no section ${heading}`);
    return found;
  };

  test.each(results)('reports %s, %s in its case study', (figure, label) => {
    expectNear(wordsOf(band(/^case study/i)), figure, label, 40);
  });

  test('has a case study with client, challenge, solution and three result figures', () => {
    const words = wordsOf(band(/^case study/i));
    expect(words).toContain(client);
    expect(words).toMatch(/client.*challenge.*solution/i);
    expect(
      band(/^case study/i)
        .querySelector('dl')
        ?.querySelectorAll('dt'),
    ).toHaveLength(3);
  });

  test.each(claims)('claims %s, %s', (figure, label) => expectNear(wordsOf(main), figure, label, 60));

  test('has three headline figures in its hero', () => {
    let hero = main.querySelector('h1')?.parentNode;
    while (hero && !hero.querySelector('dl')) hero = hero.parentNode;
    expect(hero?.querySelectorAll('dl dt')).toHaveLength(3);
  });

  test.each([/^(the )?problem/i, /^(the )?solution|what we build/i])('has a panel %s with three bullets', (heading) => {
    const panel = main
      .querySelectorAll('section, article, div')
      .findLast(
        (element) =>
          element.querySelectorAll('h2, h3, p').some((title) => heading.test(wordsOf(title))) &&
          element.querySelector('ul'),
      );
    expect(panel?.querySelectorAll('ul > li')).toHaveLength(3);
  });

  test('has three key benefits', () => {
    expect(band(/benefit/i).querySelectorAll('h3')).toHaveLength(3);
  });

  test('calls to a free consultation at the wizard, with its service chosen', () => {
    expectLink(main, { words: /book a free consultation/i, href: new RegExp(`^/get-started\\?service=${slug}$`) });
  });

  test('has a contact link to the wizard in its header', () => {
    expectLink(part(route, 'header'), { words: /^contact/i, href: /^\/get-started/ });
  });
});

test('/services/customer-support-ai hands over to people', () => {
  expect(wordsOf(part('/services/customer-support-ai', 'main'))).toMatch(/escalat|hand(s|ed)? (over|off)|to a person/i);
});
