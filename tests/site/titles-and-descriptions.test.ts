import { expect } from 'vitest';
import { type BuiltPage, pages } from './built-site.ts';
import { onEvery } from './rule.ts';

/** Characters that a result page shows. */
const limits = { title: [15, 65], description: [70, 160] } as const;

const titleOf = ({ root }: BuiltPage) => root.querySelector('head > title')?.text.trim() ?? '';
const descriptionOf = ({ root }: BuiltPage) =>
  root.querySelector('head > meta[name=description]')?.getAttribute('content')?.trim() ?? '';

onEvery(pages, 'has one title and one description', (page) => {
  expect(page.root.querySelectorAll('head > title')).toHaveLength(1);
  expect(page.root.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

onEvery(pages, 'has a title and a description of a length that a result page shows', (page) => {
  for (const [name, text] of [
    ['title', titleOf(page)],
    ['description', descriptionOf(page)],
  ] as const) {
    const [least, most] = limits[name];
    expect(text.length, `"${text}" is shorter than ${least}`).toBeGreaterThanOrEqual(least);
    expect(text.length, `"${text}" is longer than ${most}`).toBeLessThanOrEqual(most);
  }
});

onEvery(pages, 'shares its title and its description with no other page', (page) => {
  const twins = pages.filter(
    (other) => other !== page && (titleOf(other) === titleOf(page) || descriptionOf(other) === descriptionOf(page)),
  );
  expect(twins.map((twin) => twin.route)).toEqual([]);
});
