import { site } from '../../src/data/site.ts';
import { describe, expect, test } from 'vitest';
import { byRoute, indexedPages, pageAt, pages } from './built-site.ts';

test.each(byRoute(indexedPages))(
  '%s is canonical to itself, absolute and without a trailing slash',
  (route, { root }) => {
    const links = root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
    expect(links).toEqual([route === '/' ? `${site.url}/` : `${site.url}${route}`]);
    expect(root.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(links[0]);
  },
);

describe('the page for unknown addresses', () => {
  test('stays out of the search index', () => {
    expect(pageAt('/404').root.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });
});

test.each(byRoute(pages))('%s says its language', (_, { root }) => {
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('en');
});
