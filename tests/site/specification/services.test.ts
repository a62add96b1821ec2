import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectNear, part } from './compare.ts';
import { services } from './facts.ts';

describe.each(services)('/services/$slug', ({ slug, client, results, claims }) => {
  const main = part(`/services/${slug}`, 'main');
  /** The innermost section with a heading or label of these words. */
  const section = (title: string) =>
    main
      .querySelectorAll('section')
      .findLast((one) => one.querySelectorAll('h2, p').some((words) => wordsOf(words).toLowerCase() === title))!;

  test('has three figures in its hero, a problem and a solution of three bullets, and three benefits', () => {
    expect(part(`/services/${slug}`, 'div:has(> h1) dl').querySelectorAll('dt')).toHaveLength(3);
    for (const panel of ['the problem', 'the solution'])
      expect(section(panel).querySelectorAll('li'), panel).toHaveLength(3);
    expect(section('key benefits').querySelectorAll('h3')).toHaveLength(3);
  });

  test('has a case study with its client, challenge, solution and results', () => {
    const words = wordsOf(section('case study'));
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
