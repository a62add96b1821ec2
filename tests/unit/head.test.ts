import { describe, expect, test } from 'vitest';
import { documentTitle, headTags } from '../../src/lib/head.ts';
import type { Page } from '../../src/lib/page.ts';
import { articlePage, homePage, listingPage, lostPage, servicePage, site } from './a-site.ts';

/** The content of each meta tag and the target of each link, by its name. */
function tagsOf(page: Page) {
  const entries = headTags(site, page).map(({ attributes }) => {
    const { name, property, rel, content, href } = attributes;
    return [name ?? property ?? rel, content ?? href] as const;
  });
  return new Map(entries);
}

describe('the title', () => {
  test("ends with the agency's name, but begins with it at home", () => {
    expect(documentTitle(site, servicePage)).toBe('Mowing by robot · Acme & Sons');
    expect(documentTitle(site, homePage)).toBe('Acme & Sons · Robots that help');
  });

  test('goes without the name where a result page would cut it', () => {
    const title = 'A title that already fills nearly all the room';
    expect(documentTitle(site, { ...servicePage, title })).toBe(`${title} · Acme & Sons`);
    const name = 'A name of twenty-five chars';
    expect(documentTitle({ ...site, name }, { ...servicePage, title })).toBe(title);
  });
});

test('a page has one address, the same for search engines and previews', () => {
  const tags = tagsOf(articlePage);
  expect(tags.get('canonical')).toBe('https://acme.test/blog/why-robots');
  expect(tags.get('og:url')).toBe('https://acme.test/blog/why-robots');
  expect(tagsOf(homePage).get('canonical')).toBe('https://acme.test/');
});

test('a page allows large previews of itself', () => {
  expect(tagsOf(servicePage).get('robots')).toBe('max-image-preview:large, max-snippet:-1, max-video-preview:-1');
});

test('the page for unknown addresses is kept out of search results and claims no address', () => {
  const tags = tagsOf(lostPage);
  expect(tags.get('robots')).toBe('noindex');
  expect(tags.has('canonical')).toBe(false);
  expect(tags.has('og:url')).toBe(false);
});

test('a page has a large preview picture of its own, with its size and its words', () => {
  const tags = tagsOf(servicePage);
  expect(tags.get('twitter:card')).toBe('summary_large_image');
  expect(tags.get('og:image')).toMatch(/^https:\/\/acme\.test\/og\/services\/mowing\.png\?[0-9a-f]{8}$/);
  expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([1200, 630]);
  expect(tags.get('og:image:alt')).toBe('Mowing: The lawn mows itself');
});

test('an article says when it was published and changed, in which section, and by whom', () => {
  const tags = tagsOf(articlePage);
  expect(tags.get('og:type')).toBe('article');
  expect(tags.get('article:published_time')).toBe('2025-02-03T12:00:00Z');
  expect(tags.get('article:modified_time')).toBe('2025-02-04T14:30:00Z');
  expect(tags.get('article:section')).toBe('Opinion');
  expect(tags.get('article:author')).toBe('https://acme.test/#about');
});

test('no other page says so', () => {
  for (const page of [homePage, servicePage, listingPage, lostPage]) {
    expect([...tagsOf(page).keys()].filter((name) => String(name).startsWith('article:'))).toEqual([]);
  }
});

test('every page announces the feed, the manifest and the icons', () => {
  for (const page of [homePage, servicePage, listingPage, articlePage, lostPage]) {
    const hrefs = headTags(site, page).map(({ attributes }) => attributes['href']);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/rss.xml',
        '/site.webmanifest',
        '/favicon.ico',
        '/favicon.svg',
        '/apple-touch-icon.png',
      ]),
    );
  }
});
