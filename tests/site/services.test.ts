/** Every service of src/content/services can be found on home and chosen in both forms. */
import { expect, test } from 'vitest';
import { hrefsIn, pageAt, wordsOf } from './built-site.ts';
import { services } from './front-matter.ts';
import { testEachPage } from './test-each-page.ts';

const servicePages = services().map(({ slug, option }) => ({ slug, option, route: `/services/${slug}` }));
const formPages = ['/', '/get-started'].map(pageAt);

test('home links to the page of every service', () => {
  const links = hrefsIn(pageAt('/'), 'main');
  const missing = servicePages.filter(({ route }) => !links.includes(route));
  expect(missing).toEqual([]);
});

testEachPage(formPages, 'offers every service in its form', ({ root }) => {
  const offered = root.querySelectorAll('main form select[name=service] option').map(wordsOf);
  const missing = servicePages.filter(({ option }) => !offered.includes(option));
  expect(missing).toEqual([]);
});

testEachPage(servicePages, 'links to the form with this service chosen', ({ slug, route }) => {
  expect(hrefsIn(pageAt(route), 'main')).toContain(`/get-started?service=${slug}`);
});
