import { expect } from 'vitest';
import { pageAt } from '../built-site.ts';
import { onEvery } from '../rule.ts';
import { routes } from './facts.ts';

onEvery(
  routes.map(pageAt),
  'is a page with a header, its own words, and a footer with the copyright of 2025 to the year of the build',
  ({ root }) => {
    for (const tag of ['header', 'main', 'footer']) expect(root.querySelector(`body ${tag}`), tag).not.toBeNull();
    const year = new Date().getUTCFullYear();
    const years = year > 2025 ? `2025\\s?[–-]\\s?${year}` : '2025';
    expect(root.querySelectorAll('footer').at(-1)?.text).toMatch(new RegExp(`(©|copyright)\\s*${years}`, 'i'));
  },
);
