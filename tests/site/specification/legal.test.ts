import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { part } from './compare.ts';
import { legal } from './facts.ts';

describe.each(legal)('$route', ({ route, headings, facts }) => {
  const main = part(route, 'main');

  test('has the numbered sections of the specification, in order, and the month of its last update', () => {
    const found = main.querySelectorAll('h2').map((heading) => wordsOf(heading).replace(/'/g, '’'));
    expect(found.filter((heading) => headings.includes(heading))).toEqual(headings);
    expect(wordsOf(main)).toMatch(/^.{0,200}legal.*Last Updated: January 2025/i);
  });

  test('says what it must', () => {
    const words = wordsOf(main);
    expect(facts.filter((fact) => !fact.test(words))).toEqual([]);
  });
});
