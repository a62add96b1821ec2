/** Checks the feed against RSS 2.0 (rssboard.org) and the advice of feed readers and the W3C's validator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { createStaticHost } from '../../tools/static-host.ts';
import { listen } from '../../tools/listen.ts';
import { addedArticle } from '../promised-copy.ts';
import { folder, pageAt, productionFolder, wordsOf } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

const xml = readFileSync(join(folder, 'rss.xml'), 'utf8');

/** The text of the first element of this name. Read from the XML itself: an HTML parser drops the content of `<link>`. */
function textOfElement(source: string, name: string): string {
  const [, content = ''] = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(source) ?? [];
  // Parsed, because this decodes entities.
  return parse(`<p>${content}</p>`).text;
}

/** The XML of each item, and the route of its article. */
const items = xml
  .split('<item>')
  .slice(1)
  .map((source) => {
    const link = textOfElement(source, 'link');
    return { source, link, route: link.slice(site.url.length) };
  });

/** The article as the feed has it. */
const articleInFeed = (source: string): HTMLElement => parse(textOfElement(source, 'content:encoded'));

/** The article as its page has it, without the calculator, which needs a script. */
function articleOnPage(route: string): HTMLElement {
  const body = pageAt(route).root.querySelector('article :not(nav) > h2[id]')?.parentNode;
  if (!body) throw new Error(`The article ${route} has no ## heading`);
  const copy = parse(body.outerHTML);
  for (const calculator of copy.querySelectorAll('fieldset')) calculator.remove();
  return copy;
}

function addressesIn(element: HTMLElement): string[] {
  const linked = element.querySelectorAll('a, img');
  return linked.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '');
}

testEachPage(items, 'is in the feed with its title, date and picture, and with the excerpt of its card', (item) => {
  const { route, source, link } = item;
  const { root } = pageAt(route);
  expect(source).toContain(`<guid isPermaLink="true">${link}</guid>`);
  expect(textOfElement(source, 'title')).toBe(wordsOf(root.querySelector('h1')!));
  const published = new Date(textOfElement(source, 'pubDate')).toISOString();
  expect(published.slice(0, 10)).toBe(root.querySelector('article time')?.getAttribute('datetime'));
  expect(wordsOf(pageAt('/blog').root)).toContain(textOfElement(source, 'description'));
  const picture = root.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(source).toContain(`<media:content url="${picture}" medium="image" width="1200" height="630"/>`);
});

testEachPage(items, 'is in the feed with its whole text', ({ route, source }) => {
  const withoutSpaces = (element: HTMLElement) => wordsOf(element).replace(/\s+/g, '');
  const text = withoutSpaces(articleInFeed(source));
  expect(text).not.toBe('');
  expect(text).toBe(withoutSpaces(articleOnPage(route)));
});

testEachPage(
  items,
  'is in the feed with its links, and with nothing that needs this site',
  ({ route, source, link }) => {
    const addresses = addressesIn(articleInFeed(source));
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:)/);
    const addressesOnPage = addressesIn(articleOnPage(route));
    expect(addresses).toEqual(addressesOnPage.map((address) => new URL(address, link).href));
    const html = textOfElement(source, 'content:encoded');
    expect(html).not.toMatch(/<(style|script)|\s(class|style|id|data-[\w-]+)=/);
  },
);

test('has pictures that readers on other sites may embed', async () => {
  const feed = readFileSync(join(productionFolder, 'rss.xml'), 'utf8');
  const [, address = ''] = /&lt;img src=&quot;(https:[^&]*)&quot;/.exec(feed) ?? [];
  const host = await listen(createStaticHost({ root: productionFolder }), 0);
  const { status, headers } = await fetch(host.url + address.slice(site.url.length));
  await host.close();
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('has no control character, which would break all of it, and no class of code', () => {
  const feed = readFileSync(join(productionFolder, 'rss.xml'), 'utf8');
  expect(feed).toContain(`/blog/${addedArticle}</link>`);
  expect(feed).toContain('Pasted text.');
  expect(feed).not.toMatch(/[^\P{Cc}\t\n\r]/u);
  expect(feed).toContain('&lt;pre&gt;&lt;code&gt;const answer = 42;');
});
