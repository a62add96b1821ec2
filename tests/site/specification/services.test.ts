import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectNear, part } from './compare.ts';
import { processSteps, services } from './facts.ts';

describe.each(services)('/services/$slug', ({ slug, client, results, claims }) => {
  const main = part(`/services/${slug}`, 'main');
  const sections = main.querySelectorAll('section');
  const section = (title: RegExp) => sections.find((one) => title.test(wordsOf(one.querySelector('h2')!)))!;

  test('has three figures in its hero, a problem and a solution of three bullets, and three benefits', () => {
    expect(part(`/services/${slug}`, 'div:has(> h1) dl').querySelectorAll('dt')).toHaveLength(3);
    const lists = main.querySelectorAll('section > h2 + ul').map((list) => list.querySelectorAll('li').length);
    expect(lists).toEqual([3, 3]);
    expect(section(/what you gain/i).querySelectorAll('h3')).toHaveLength(3);
  });

  test('shows the three steps of the work, and two services that go well with it', () => {
    const steps = main.querySelectorAll('ol > li > h3').map((step) => wordsOf(step).toLowerCase());
    expect(steps).toEqual(processSteps);
    expect(main.querySelectorAll('dd a[href^="/services/"]')).toHaveLength(2);
  });

  test('has a case study with its client, challenge, solution and results', () => {
    const words = wordsOf(part(`/services/${slug}`, '#case'));
    expect(words).toContain(client);
    expect(words).toMatch(/client.*challenge.*solution/i);
    for (const [figure, label] of results) expectNear(words, figure, label, 40);
  });

  test('makes the claims of the specification', () => {
    for (const [figure, label] of claims) expectNear(wordsOf(main), figure, label, 60);
  });
});

test('/services/customer-support-ai hands over to people', () => {
  expect(wordsOf(part('/services/customer-support-ai', 'main'))).toMatch(/escalat|hand(s|ed)? (over|off)|to a person/i);
});
