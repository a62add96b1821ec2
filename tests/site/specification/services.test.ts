import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectNear, part } from './compare.ts';
import { services } from './facts.ts';

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
});

test('/services/customer-support-ai hands over to people', () => {
  expect(wordsOf(part('/services/customer-support-ai', 'main'))).toMatch(/escalat|hand(s|ed)? (over|off)|to a person/i);
});
