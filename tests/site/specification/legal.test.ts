import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { elementsSaying, part } from './compare.ts';
import { legal } from './facts.ts';

describe.each(legal.map((page) => [page.route, page] as const))('%s', (route, { headings, facts }) => {
  const main = part(route, 'main');

  test('has the numbered sections of the specification, in order', () => {
    const found = main.querySelectorAll('h2').map((heading) => wordsOf(heading).replace(/'/g, '’'));
    expect(found.filter((heading) => headings.includes(heading))).toEqual(headings);
  });

  test.each(facts)('says %s', (fact) => expect(wordsOf(main)).toMatch(fact));

  test('carries the badge LEGAL and the line of its last update', () => {
    expect(elementsSaying(main, /^legal$/i).length).toBeGreaterThanOrEqual(1);
    expect(wordsOf(main)).toContain('Last Updated: January 2025');
  });
});
