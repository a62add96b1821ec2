/** Checks the feed against RSS 2.0 (rssboard.org) and the advice of feed readers and the W3C's validator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect } from 'vitest';
import { site } from '../../src/data/site.ts';
import { folder, pageAt, wordsOf } from './built-site.ts';
import { testEachPage } from './page-rules.ts';

const xml = readFileSync(join(folder, 'rss.xml'), 'utf8');

/** The text of an element, from XML that has no other element of that name inside. */
function field(text: string, name: string): string {
  const [, content = ''] = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(text) ?? [];
  return parse(`<p>${content}</p>`).text;
}

/** An HTML parser drops the content of `<link>`, so fields are read from the XML text. */
const sources = xml.split('<item>').slice(1);
const textOf = (source: string): HTMLElement => parse(field(source, 'content:encoded'));

/** The article's text on its page: the element around its first chapter, without parts that need a script. */
function writtenOn(route: string): HTMLElement {
  const body = pageAt(route).root.querySelector('article :not(nav) > h2[id]')?.parentNode;
  if (!body) throw new Error(`The article ${route} has no ## heading`);
  const written = parse(body.outerHTML);
  for (const calculator of written.querySelectorAll('fieldset')) calculator.remove();
  return written;
}

const articles = sources.map((source) => {
  const link = field(source, 'link');
  return { source, link, route: link.slice(site.url.length) };
});

testEachPage(articles, 'has the facts of its page and the excerpt of its card', ({ route, source, link }) => {
  const { root } = pageAt(route);
  expect(source).toContain(`<guid isPermaLink="true">${link}</guid>`);
  expect(field(source, 'title')).toBe(wordsOf(root.querySelector('h1')!));
  const date = new Date(field(source, 'pubDate'));
  expect(date.toISOString().slice(0, 10)).toBe(root.querySelector('article time')?.getAttribute('datetime'));
  expect(wordsOf(pageAt('/blog').root)).toContain(field(source, 'description'));
  const picture = root.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(source).toContain(`<media:content url="${picture}" medium="image" width="1200" height="630"/>`);
});

testEachPage(articles, 'holds the whole text of its page, from its first word to its last', ({ route, source }) => {
  const letters = (element: HTMLElement) => wordsOf(element).replace(/\s+/g, '');
  const text = letters(textOf(source));
  expect(text).not.toBe('');
  expect(letters(writtenOn(route))).toBe(text);
});

testEachPage(articles, 'has the links of its page, and nothing that needs this site', ({ route, source, link }) => {
  const addressesOf = (element: HTMLElement) =>
    element.querySelectorAll('a, img').map((linked) => linked.getAttribute('href') ?? linked.getAttribute('src') ?? '');
  const addresses = addressesOf(textOf(source));
  for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:)/);
  expect(addresses).toEqual(addressesOf(writtenOn(route)).map((address) => new URL(address, link).href));
  expect(field(source, 'content:encoded')).not.toMatch(/<(style|script)|\s(class|style|id|data-[\w-]+)=/);
});
