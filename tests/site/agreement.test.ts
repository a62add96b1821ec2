/** What a page says agrees with the settings, the content files and the other pages. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { calculator } from '../../src/data/calculator.ts';
import { sharedValues } from '../../src/data/shared-values.ts';
import { site } from '../../src/data/site.ts';
import { privacyNotice } from '../../src/data/wizard.ts';
import { mediumDate, monthAndYear } from '../../src/lib/dates.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { computeTypingCost, formatMoney, formatTypingCost } from '../../src/lib/typing-cost.ts';
import { type BuiltPage, pageAt, pages, wordsOf } from './built-site.ts';
import { contentOf, services } from './front-matter.ts';
import { testEachPage } from './page-rules.ts';

const hrefsIn = ({ root }: BuiltPage, selector: string) =>
  root.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href') ?? '');

test('home shows every service with a link to its page, and both forms offer every service', () => {
  const expected = services().map(({ slug }) => `/services/${slug}`);
  const links = hrefsIn(pageAt('/'), 'main');
  expect(expected.filter((href) => !links.includes(href))).toEqual([]);
  const names = services().map(({ option }) => option);
  for (const route of ['/', '/get-started']) {
    const offered = pageAt(route).root.querySelectorAll('main form select[name=service] option').map(wordsOf);
    expect(
      names.filter((name) => !offered.includes(name)),
      route,
    ).toEqual([]);
  }
});

const servicePages = services().map(({ slug }) => ({ slug, route: `/services/${slug}` }));

testEachPage(servicePages, 'leads to the form, which then has this service', ({ slug, route }) => {
  expect(hrefsIn(pageAt(route), 'main')).toContain(`/get-started?service=${slug}`);
});

const toForm = /^(\/get-started|#contact|#cta)/;

testEachPage(pages, 'has a link in its header that leads to a form, and one home', (page) => {
  const links = hrefsIn(page, 'header');
  expect(links.some((href) => toForm.test(href) || page.route === '/get-started')).toBe(true);
  expect(links.some((href) => href === '/' || href === '#top')).toBe(true);
});

test('the blog lists every published article, the newest first, with its day', () => {
  const cards = pageAt('/blog').root.querySelectorAll('main li:has(h2 a[href^="/blog/"])');
  const listed = cards.map((card) => card.querySelector('h2 a')!.getAttribute('href')!.replace('/blog/', ''));
  const published = contentOf('blog').map(({ slug }) => slug);
  expect(listed.toSorted()).toEqual(published.toSorted());
  const days = cards.map((card) => card.querySelector('time')!.getAttribute('datetime')!);
  expect(days).toEqual(days.toSorted().toReversed());
  const printedDays = cards.map((card) => wordsOf(card.querySelector('time')!));
  expect(printedDays).toEqual(days.map((day) => mediumDate(new Date(day))));
});

const articles = contentOf('blog').map(({ slug }) => ({ route: `/blog/${slug}` }));

testEachPage(articles, 'has the day of its card, and a way back to all articles', ({ route }) => {
  const card = pageAt('/blog').root.querySelector(`main li:has(a[href="${route}"])`)!;
  const article = pageAt(route);
  const firstDay = article.root.querySelector('main time')!.getAttribute('datetime');
  expect(firstDay).toBe(card.querySelector('time')!.getAttribute('datetime'));
  expect(hrefsIn(article, 'main')).toContain('/blog');
});

const legalPages = contentOf('legal').map(({ slug, changed }) => ({ route: `/${slug}`, changed }));

testEachPage(legalPages, 'says in which month its text last changed', ({ route, changed }) => {
  expect(wordsOf(pageAt(route).root.querySelector('main')!)).toContain(monthAndYear(new Date(changed)));
});

test('the privacy policy names every answer that the forms ask for', () => {
  const policy = wordsOf(pageAt(privacyNotice.link.href).root);
  const phrases = questions.map(({ privacyPhrase }) => privacyPhrase);
  expect(phrases.filter((phrase) => !policy.includes(phrase))).toEqual([]);
});

testEachPage([pageAt('/'), pageAt('/get-started')], 'says in its form what happens to the answers', ({ root }) => {
  const form = root.querySelector('main form')!;
  expect(wordsOf(form)).toContain(`${privacyNotice.text} ${privacyNotice.link.label}`);
  expect(form.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(privacyNotice.link.href);
});

test('the copyright runs from the first year to the year of the build', () => {
  const thisYear = new Date().getUTCFullYear();
  const footer = wordsOf(pageAt('/').root.querySelector('footer')!);
  const years = /©\s*(\d{4})(?:\s?[–-]\s?(\d{4}))?/.exec(footer);
  expect(Number(years?.[1])).toBe(site.copyrightFrom);
  expect(Number(years?.[2] ?? years?.[1])).toBe(thisYear);
});

const withCalculator = pages.find(({ root }) => root.querySelector('#calculator'));

test.skipIf(!withCalculator)('the calculator opens with the figures of its article’s text', () => {
  const {
    typingCost = '',
    netSavings = '',
    breakEvenHours = '',
  } = formatTypingCost(calculator.example, calculator.rates);
  // A copy, because tests share the pages.
  const root = parse(withCalculator!.html);
  const results = root.querySelectorAll('#calculator dd').map(wordsOf);
  for (const [index, figure] of [typingCost, netSavings, breakEvenHours].entries())
    expect(results[index]).toContain(figure);
  root.querySelector('#calculator')!.remove();
  for (const figure of [typingCost, netSavings]) expect(wordsOf(root)).toContain(figure);
  expect(calculator.table.hours).toContain(calculator.example.hours);
});

test.skipIf(!withCalculator)('the values that several pages print are those of the calculator’s example', () => {
  const { example, rates } = calculator;
  const { hourlyCost, breakEvenHours } = computeTypingCost(example, rates);
  expect(sharedValues).toMatchObject({
    hour: formatMoney(hourlyCost),
    tool: formatMoney(example.tool),
    share: `${rates.automatedShare * 100}%`,
    breakEven: breakEvenHours.toFixed(0),
  });
});
