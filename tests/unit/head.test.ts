import { expect, test } from 'vitest';
import { documentTitle } from '../../src/lib/head.ts';
import { homePage, servicePage, site } from './a-site.ts';

test("a title ends with the agency's name, but begins with it at home", () => {
  expect(documentTitle(site, servicePage)).toBe('Mowing by robot · Acme & Sons');
  expect(documentTitle(site, homePage)).toBe('Acme & Sons · Robots that help');
});

test('a title goes without the name where a result page would cut it', () => {
  const title = 'A title that already fills nearly all the room';
  expect(documentTitle(site, { ...servicePage, title })).toBe(`${title} · Acme & Sons`);
  const name = 'A name of twenty-five chars';
  expect(documentTitle({ ...site, name }, { ...servicePage, title })).toBe(title);
});
