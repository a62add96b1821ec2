/** The feed against RSS 2.0 (rssboard.org) and what feed readers and the W3C's validator ask for besides. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { site } from '../../src/data/site.ts';
import { folder, pageAt, routes, wordsOf } from './built-site.ts';
import { contentOf, latest } from './front-matter.ts';

const xml = readFileSync(join(folder, 'rss.xml'), 'utf8');
const feed = parse(xml, { parseNoneClosedTags: true });
const items = feed.querySelectorAll('item');

/** RFC 822, with the four digits of a year that RSS prefers. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The text of an element, from XML that has no other element of that name inside. */
function field(text: string, name: string): string {
  const [, content = ''] = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(text) ?? [];
  return parse(`<p>${content}</p>`).text;
}

/** `<link>` has no content in HTML, so fields are read from the XML itself. */
const sources = xml.split('<item>').slice(1);
const channel = xml.slice(0, xml.indexOf('<item>'));
const textOf = (source: string): HTMLElement => parse(field(source, 'content:encoded'));

/** What an article's author wrote, on its page: the element around its first chapter. */
const writtenOn = (route: string): HTMLElement =>
  pageAt(route).root.querySelector('article :not(nav) > h2[id]')!.parentNode!;

test('is well-formed XML', async () => {
  const { errors } = await validateXML({ xml: [{ fileName: 'rss.xml', contents: xml }], schema: [anything] });
  expect(errors.map(({ message }) => message)).toEqual([]);
});

/** xmllint wants a schema: this one takes every document whose root is `rss`. */
const anything = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="rss" type="xs:anyType"/></xs:schema>`;

test('has what RSS asks of a channel, its language and its own address', () => {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><rss version="2.0" /);
  for (const name of ['title', 'link', 'description', 'language']) expect(field(channel, name), name).not.toBe('');
  expect(field(channel, 'link')).toBe(`${site.url}/`);
  expect(channel).toContain(`<atom:link href="${site.url}/rss.xml" rel="self" type="application/rss+xml"`);
});

test('declares each namespace that it uses', () => {
  const used = new Set([...xml.matchAll(/<(\w+):/g)].map(([, prefix]) => prefix));
  for (const prefix of used) expect(xml).toContain(`xmlns:${prefix}="http`);
});

test('was last built when its newest article changed, not when the site was', () => {
  const built = field(channel, 'lastBuildDate');
  expect(built).toMatch(rfc822);
  expect(new Date(built).toISOString().slice(0, 10)).toBe(latest(contentOf('blog')));
});

test('holds the newest articles, newest first, each once', () => {
  const dates = sources.map((source) => Date.parse(field(source, 'pubDate')));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  const links = sources.map((source) => field(source, 'link'));
  expect(new Set(links).size).toBe(links.length);
  expect(links).toHaveLength(Math.min(20, contentOf('blog').length));
  expect(items).toHaveLength(links.length);
});

describe.each(sources.map((source) => [field(source, 'title'), source] as const))('%s', (_, source) => {
  const link = field(source, 'link');
  const route = link.slice(site.url.length);

  test('leads to its page, by an absolute https address that is also its lasting id', () => {
    expect(link).toMatch(/^https:\/\//);
    expect(routes).toContain(route);
    expect(source).toContain(`<guid isPermaLink="true">${link}</guid>`);
  });

  test('has a date, an excerpt, a category, and an author without an e-mail', () => {
    expect(field(source, 'pubDate')).toMatch(rfc822);
    for (const name of ['description', 'category']) expect(field(source, name), name).not.toBe('');
    expect(wordsOf(pageAt(route).root)).toContain(field(source, 'dc:creator'));
    expect(source).not.toContain('<author>');
  });

  test('has the headline and the day of its page', () => {
    const { root } = pageAt(route);
    expect(field(source, 'title')).toBe(wordsOf(root.querySelector('h1')!));
    expect(new Date(field(source, 'pubDate')).toISOString().slice(0, 10)).toBe(
      root.querySelector('article time')?.getAttribute('datetime'),
    );
    expect(wordsOf(root)).toContain(field(source, 'description'));
  });

  test('holds the whole text of its page, from its first word to its last', () => {
    const letters = (element: HTMLElement) => wordsOf(element).replace(/\s+/g, '');
    const text = letters(textOf(source));
    expect(text.length).toBeGreaterThan(100);
    expect(letters(writtenOn(route))).toBe(text);
  });

  test('has the links of its page, each absolute and https, and nothing that needs this site', () => {
    const text = textOf(source);
    const addresses = text.querySelectorAll('[href], [src]').map((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      expect(address).toMatch(/^(https:\/\/|mailto:)/);
      return address;
    });
    const links = writtenOn(route).querySelectorAll('[href], [src]');
    expect(addresses).toEqual(
      links.map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', link).href),
    );
    expect(field(source, 'content:encoded')).not.toMatch(/<(style|script)|\s(class|style|id|data-[\w-]+)=/);
  });
});
