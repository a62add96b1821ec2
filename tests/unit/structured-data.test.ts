import { expect, test } from 'vitest';
import type { Page } from '../../src/lib/page.ts';
import { pageGraph, serialize } from '../../src/lib/structured-data.ts';
import { articlePage, homePage, site } from './a-site.ts';

type Node = Record<string, unknown>;

const nodesOf = (page: Page, of = site) => pageGraph(of, page)['@graph'] as unknown as Node[];
const nodeOf = (page: Page, type: string) => nodesOf(page).find((node) => node['@type'] === type)!;

test('the agency has no account where the address is a placeholder', () => {
  expect(nodeOf(homePage, 'Organization')['sameAs']).toEqual(['https://www.linkedin.com/company/acme']);
  const unknown = { ...site, social: [{ name: 'X', href: 'https://x.com/' }] };
  expect(nodesOf(homePage, unknown)[0]).not.toHaveProperty('sameAs');
});

test('no text of a page can end the script element', () => {
  const json = serialize(pageGraph(site, articlePage));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(pageGraph(site, articlePage))));
});
