import { describe, expect, test } from 'vitest';
import { byRoute, pages, wordsOf } from './built-site.ts';

describe.each(byRoute(pages))('%s', (_, { root }) => {
  const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');

  test('has one first-level heading', () => {
    expect(root.querySelectorAll('h1').map(wordsOf)).toHaveLength(1);
  });

  test('begins with it and leaves no level out on the way down', () => {
    const levels = headings.map((heading) => ({ level: Number(heading.tagName.at(1)), words: wordsOf(heading) }));
    const jumps = levels.filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('has words in every heading', () => {
    expect(headings.filter((heading) => wordsOf(heading) === '').map((heading) => heading.outerHTML)).toEqual([]);
  });
});
