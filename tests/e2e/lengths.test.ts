/** Visitors leave a page that is long, so home and services have limits on a phone, with every promise set. */
import { site } from '../../src/data/site.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { android } from './support/device-fonts.ts';
import { test } from './support/font-test.ts';
import { problemsOn, routes } from './support/site-pages.ts';
import { expect, setting } from './support/test.ts';

/** Home's form may be longer by the questions beyond the demonstration's. */
const further = questions.filter(({ column, homeLabel }) => homeLabel && !column).length;
const limits = {
  home: { height: 4800 + further * 120, words: 420 + further * 10 },
  service: { height: 4300, words: 480 },
};
/** The farthest that a visitor scrolls to a button that leads to the form. */
const FARTHEST = 1480;

// The limits are those of the demonstration's words.
test.skip(!site.name.startsWith('Northwright'), 'Another business has other words.');

test.use({
  deviceFonts: android,
  baseURL: async ({}, use) => use(setting('PROMISED_URL')),
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('Home and services are short on a phone, and never far from the form', async ({ page }) => {
  const among = routes.filter((route) => route === '/' || route.startsWith('/services/'));
  const problems = await problemsOn(page, among, async (_page, route) => {
    const { height, words, buttons } = await page.evaluate(measure);
    const limit = route === '/' ? limits.home : limits.service;
    const places = Array.from({ length: Math.ceil(height / 100) }, (_, index) => index * 100);
    const distances = places.map((place) => Math.min(...buttons.map((button) => Math.abs(button - place))));
    return [
      ...(height > limit.height ? [`${height} px high`] : []),
      ...(words > limit.words ? [`${words} words`] : []),
      ...(Math.max(...distances) > FARTHEST ? [`${Math.max(...distances)} px from a button`] : []),
    ];
  });
  expect(problems).toEqual([]);
});

/** Runs in the page. The visible words are those of the main part. */
function measure(): { height: number; words: number; buttons: number[] } {
  const main = document.querySelector('main')!;
  const toForm = main.querySelectorAll('a:is([href^="/get-started"], [href="#contact"]), [type=submit]');
  return {
    height: document.documentElement.scrollHeight,
    words: main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    buttons: [...toForm].map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return window.scrollY + (top + bottom) / 2;
    }),
  };
}
