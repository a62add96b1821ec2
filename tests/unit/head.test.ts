import { describe, expect, test } from 'vitest';
import { documentTitle, headTags } from '../../src/lib/head.ts';
import type { Page } from '../../src/lib/page.ts';
import { homePage, servicePage, site } from './a-site.ts';

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

test('a page has a large preview picture of its own, with its size and its words', () => {
  const tags = tagsOf(servicePage);
  expect(tags.get('twitter:card')).toBe('summary_large_image');
  expect(tags.get('og:image')).toMatch(/^https:\/\/acme\.test\/og\/services\/mowing\.png\?[0-9a-f]{8}$/);
  expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([1200, 630]);
  expect(tags.get('og:image:alt')).toBe('Mowing: The lawn mows itself');
});
