import { statistics } from '../../src/data/statistics.ts';
import { expect, test } from './support/test.ts';
import { fieldOf } from './support/wizard.ts';

test('The four statistics count up when they come into view, and end on their figures', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('main').locator('dd').filter({ hasText: statistics[0]!.value }).first();
  // While it counts, a copy that is not read out covers the figure itself. This looks at every frame.
  const counts = page.waitForFunction(
    (figure) => figure?.querySelector('[aria-hidden=true]'),
    await first.elementHandle(),
  );
  await first.scrollIntoViewIfNeeded();
  await counts;
  await expect(first.locator('[aria-hidden=true]')).toHaveCount(0);
  for (const { value: figure } of statistics) {
    await expect(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
  }
});

test('The headline is typed, is one heading all the while, and can be ended at once', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  const skip = page.getByRole('button', { name: /skip|stop|end/i });
  await expect(skip).toBeVisible();
  expect(await heading.innerText()).toBe(words);
  await skip.click();
  await expect(skip).toBeHidden();
  await expect(heading).toHaveText(words.replace(/\s+/g, ' '));
});

test('The cards of the blog fade in for 0.6 s, 100 ms after one another', async ({ page }) => {
  await page.goto('/blog');
  const animations = await page.locator('main li:has(h2 a)').evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => {
      const { duration, delay } = card.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { duration, delay };
    }),
  );
  expect(animations.length).toBeGreaterThan(0);
  expect(animations).toEqual(animations.map((_, place) => ({ duration: 600, delay: place * 100 })));
});

test('An empty contact form leads to the first question', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact form').getByRole('button').click();
  await page.waitForURL('/get-started');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(fieldOf(page, 1)).toHaveValue('');
});
