/** Visitors leave a page that is long, so home and services have limits on a phone, with every promise set. */
import { questions } from '../../src/lib/lead/index.ts';
import { android } from './support/device-fonts.ts';
import { test } from './support/font-test.ts';
import { problemsOn, routes } from './support/site-pages.ts';
import { expect, setting } from './support/test.ts';

const SCREEN_HEIGHT = 740;

/** Home's form may be longer by the questions that its owner adds. */
const addedQuestions = questions.filter(({ column, homeLabel }) => homeLabel && !column).length;
const HEIGHT_PER_QUESTION = 120;

/** Budgets in px; tests/site/byte-budgets.test.ts says how to raise them. Measured: 4,753 and 4,255. */
const heightBudgets = { home: 4990 + addedQuestions * HEIGHT_PER_QUESTION, service: 4470 };
/** How far a visitor may have to scroll to a button that leads to the form: two screens. */
const FARTHEST = 2 * SCREEN_HEIGHT;

test.use({
  deviceFonts: android,
  baseURL: async ({}, use) => use(setting('PROMISED_URL')),
  viewport: { width: 360, height: SCREEN_HEIGHT },
  contextOptions: { reducedMotion: 'reduce' },
});

test('Home and services are short on a phone, and the form is never far away', async ({ page }) => {
  const measured = routes.filter((route) => route === '/' || route.startsWith('/services/'));
  const problems = await problemsOn(page, measured, async (_page, route) => {
    const { height, buttons } = await page.evaluate(measure);
    const found: string[] = [];
    const budget = route === '/' ? heightBudgets.home : heightBudgets.service;
    if (height > budget) found.push(`${height} px high`);
    const farthest = farthestFrom(buttons, height);
    if (farthest > FARTHEST) found.push(`${farthest} px from a button`);
    return found;
  });
  expect(problems).toEqual([]);
});

/** The distance from the place on the page that is farthest from any of these buttons, in px. */
function farthestFrom(buttons: number[], height: number): number {
  const positions = Array.from({ length: Math.ceil(height / 100) }, (_, index) => index * 100);
  const distances = positions.map((y) => Math.min(...buttons.map((button) => Math.abs(button - y))));
  return Math.max(...distances);
}

/** Runs in the page. Returns its height, and the vertical positions of the buttons that lead to the form. */
function measure(): { height: number; buttons: number[] } {
  const main = document.querySelector('main')!;
  const toForm = main.querySelectorAll('a:is([href^="/get-started"], [href="#contact"]), [type=submit]');
  const buttons = [...toForm].map((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return window.scrollY + (top + bottom) / 2;
  });
  return { height: document.documentElement.scrollHeight, buttons };
}
