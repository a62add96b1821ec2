import { describe, expect, test } from 'vitest';
import { type BuiltPage, byRoute, pages } from './built-site.ts';

/** Characters that a result page shows. */
const limits = { title: [15, 65], description: [70, 160] } as const;

const titleOf = ({ root }: BuiltPage) => root.querySelector('head > title')?.text.trim() ?? '';
const descriptionOf = ({ root }: BuiltPage) =>
  root.querySelector('head > meta[name=description]')?.getAttribute('content')?.trim() ?? '';

describe.each(byRoute(pages))('%s', (_, page) => {
  test('has one title and one description', () => {
    expect(page.root.querySelectorAll('head > title')).toHaveLength(1);
    expect(page.root.querySelectorAll('meta[name=description]')).toHaveLength(1);
  });

  test.each([
    ['title', titleOf(page)],
    ['description', descriptionOf(page)],
  ] as const)('has a %s of a length that a result page shows', (name, text) => {
    const [least, most] = limits[name];
    expect(text.length, `${text.length} characters, at least ${least}: "${text}"`).toBeGreaterThanOrEqual(least);
    expect(text.length, `${text.length} characters, at most ${most}: "${text}"`).toBeLessThanOrEqual(most);
  });

  test('shares its title and its description with no other page', () => {
    const twins = pages.filter(
      (other) => other !== page && (titleOf(other) === titleOf(page) || descriptionOf(other) === descriptionOf(page)),
    );
    expect(twins.map((twin) => twin.route)).toEqual([]);
  });
});
