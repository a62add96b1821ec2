/** Each promise that the owner sets is printed where it belongs; what is not set leaves no hole. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { listHtmlFiles, routeOf } from '../../tools/built-files.ts';
import { examplePromises, exampleService } from '../example-promises.ts';
import { pages, productionFolder, wordsOf } from './built-site.ts';
import { contentOf } from './front-matter.ts';
import { testEachPage } from './test-each-page.ts';

const withPromises = new Map([
  ...listHtmlFiles(productionFolder).map((file) => {
    const root = parse(readFileSync(path.join(productionFolder, file), 'utf8'), { comment: false });
    return [routeOf(file), wordsOf(root)] as const;
  }),
  ['/llms.txt', readFileSync(path.join(productionFolder, 'llms.txt'), 'utf8')] as const,
]);
const aService = `/services/${contentOf('services')[0]!.slug}`;

test.each([
  ['prices', ['/', '/terms-conditions', '/llms.txt']],
  ['payment', ['/', aService, '/terms-conditions', '/llms.txt']],
  ['acceptance', ['/', aService, '/terms-conditions', '/llms.txt']],
  ['reply', ['/', aService, '/get-started', '/blog']],
  ['duration', ['/', '/llms.txt']],
  ['ownership', ['/', '/terms-conditions', '/llms.txt']],
  ['maintenance', ['/', '/terms-conditions', '/llms.txt']],
  ['response', ['/', '/terms-conditions', '/llms.txt']],
  ['team', ['/', aService, '/get-started']],
  ['clients', ['/']],
] as const)('the promise "%s" is on %s', (name, routes) => {
  for (const route of routes) expect(withPromises.get(route), route).toContain(examplePromises[name]);
});

test('a service’s price and duration are on its page and in llms.txt', () => {
  for (const route of [aService, '/llms.txt']) {
    expect(withPromises.get(route)).toContain(exampleService.price);
    expect(withPromises.get(route)).toContain(exampleService.duration);
  }
});

testEachPage(pages, 'has no heading, paragraph or answer that is empty', ({ root }) => {
  const filledLater = '[aria-live], [role=alert], output, form, fieldset';
  const empty = root
    .querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, details > div')
    .filter((element) => !element.querySelector('svg, img') && !element.closest(filledLater) && !wordsOf(element));
  expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
