/** The legal pages, the notice beside the forms and the copyright line agree with the settings and the questions. */
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { privacyNotice } from '../../src/data/wizard.ts';
import { monthAndYear } from '../../src/lib/dates.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { pageAt, wordsOf } from './built-site.ts';
import { contentOf } from './front-matter.ts';
import { testEachPage } from './test-each-page.ts';

const legalPages = contentOf('legal').map(({ slug, lastChanged }) => ({ route: `/${slug}`, lastChanged }));

testEachPage(legalPages, 'says in which month its text last changed', ({ route, lastChanged }) => {
  const main = pageAt(route).root.querySelector('main')!;
  expect(wordsOf(main)).toContain(monthAndYear(new Date(lastChanged)));
});

test('the privacy policy names every answer that the forms ask for', () => {
  const policy = wordsOf(pageAt(privacyNotice.link.href).root);
  const phrases = questions.map(({ privacyPhrase }) => privacyPhrase);
  expect(phrases.filter((phrase) => !policy.includes(phrase))).toEqual([]);
});

testEachPage([pageAt('/'), pageAt('/get-started')], 'says in its form how the answers are used', ({ root }) => {
  const form = root.querySelector('main form')!;
  expect(wordsOf(form)).toContain(`${privacyNotice.text} ${privacyNotice.link.label}`);
  const hrefs = form.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(privacyNotice.link.href);
});

test('the copyright line runs from the first year to the year of the build', () => {
  const footer = wordsOf(pageAt('/').root.querySelector('footer')!);
  const [, firstYear, lastYear = firstYear] = /©\s*(\d{4})(?:\s?[–-]\s?(\d{4}))?/.exec(footer) ?? [];
  expect(Number(firstYear)).toBe(site.copyrightFrom);
  expect(Number(lastYear)).toBe(new Date().getUTCFullYear());
});
