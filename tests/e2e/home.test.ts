import { hero, runSheet } from '../../src/data/hero.ts';
import { offline } from '../../src/data/offline.ts';
import { statistics } from '../../src/data/statistics.ts';
import { seam as choice } from '../../src/data/why-us.ts';
import { misshapen } from '../wizard-words.ts';
import { deviceRecords } from './support/device.ts';
import { emptyPath } from './support/faulty-network.ts';
import { expect, hold, islandScripts, scriptIsEarly, test } from './support/test.ts';
import { answersOf } from './support/wizard.ts';

test('The statistics count up when they come into view, and end on their figures', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('main').locator('dd').filter({ hasText: statistics[0]!.value }).first();
  // While it counts, a copy hidden from screen readers covers the figure. waitForFunction checks every frame.
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
  await scriptIsEarly(page);
  // However late the first frame is drawn, the typing starts with it.
  await page.addInitScript(() => {
    const draw = requestAnimationFrame;
    window.requestAnimationFrame = (frame) => draw((now) => frame(now + 60_000));
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  const skip = page.getByRole('button', { name: /skip|stop/i });
  await expect(skip).toBeVisible();
  expect(await heading.innerText()).toBe(words);
  await skip.click();
  await expect(skip).toBeHidden();
  await expect(heading).toHaveText(words.replace(/\s+/g, ' '));
});

test('A headline that has been read for a second is not taken away', async ({ page }) => {
  const arrive = await hold(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 1000;
  });
  arrive();
  await expect(page.locator('astro-island:has(h1)')).not.toHaveAttribute('ssr');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.getByRole('button', { name: 'Skip typing' })).toBeHidden();
});

test('The sheet starts when the visitor comes in office hours, and otherwise has its own times', async ({ page }) => {
  const times = () => page.locator('[data-after]').allInnerTexts();
  await page.clock.setFixedTime('2026-11-27T15:25:30');
  await page.goto('/');
  const at = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  expect(await times()).toEqual(runSheet.steps.map(({ after }) => at(15 * 60 + 25 + after)));
  await expect(page.getByText(`${hero.example} ${runSheet.today}`)).toBeVisible();
  await page.clock.setFixedTime('2026-11-28T15:25:30');
  await page.goto('/');
  expect(await times()).not.toContain('15:25');
  await expect(page.getByText(`${hero.example} ${runSheet.day}`)).toBeVisible();
});

test('The seam moves below what an agent may do, and stops above the last step', async ({ page }) => {
  await page.goto('/');
  const seam = page.getByRole('group', { name: choice.question });
  const { first, steps } = choice;
  const step = (place: number) => seam.getByText(steps.at(place)!.title, { exact: true });
  const says = (place: number) => expect(seam.getByText(steps.at(place)!.verdict)).toBeVisible();
  const height = () =>
    seam.locator('#seam').evaluate((rows) => Number.parseFloat(getComputedStyle(rows, '::before').height));
  const before = await height();
  await step(1).click();
  await says(1);
  await expect.poll(height).toBeCloseTo((before * 2) / (first + 1), 0);
  await step(-1).click();
  await says(-1);
  await expect.poll(height).toBeCloseTo((before * (steps.length - 1)) / (first + 1), 0);
  // The mouse can drag it.
  await step(1).hover();
  await page.mouse.down();
  await step(first).hover();
  await page.mouse.up();
  await expect(seam.getByRole('radio').nth(first)).toBeChecked();
  await expect.poll(height).toBe(before);
});

test('The keyboard brings each sheet into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const sheets = page.locator('#sheets > li');
  for (const sheet of await sheets.all()) {
    await sheet.getByRole('link').focus();
    const { x, width } = (await sheet.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

test('A press on a sheet that only peeks into sight leads to its service', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 740 });
  await page.goto('/');
  const { x, y, height } = (await page.locator('#sheets > li').nth(1).getByRole('link').boundingBox())!;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y - 300);
  await page.mouse.click(x + 20, 300 + height / 2);
  await page.waitForURL(/\/services\//);
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

test('A contact form names the first answer that is missing or wrong, until it is corrected', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  const send = form.getByRole('button');
  await send.click();
  await expect(form.locator('[name="fullName"]')).toBeFocused();
  await form.locator('[name="fullName"]').fill('Ada');
  await form.locator('[name="email"]').fill('ada@engines');
  await send.click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(page.getByText(misshapen.email)).toBeVisible();
  await form.locator('[name="email"]').fill('ada@engines.example');
  await expect(page.getByText(misshapen.email)).toBeHidden();
});

test('A contact form that lost its script and its connection says so, and works once it has both', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.route('/deliver.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.unrouteAll();
  await page.context().setOffline(true);
  const form = page.locator('#contact form');
  await form.locator('[name="fullName"]').fill('Ada');
  await form.getByRole('button').click();
  await expect(page.getByText(offline)).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole('button').click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(form.locator('[name="fullName"]')).toHaveValue('Ada');
});

test('The contact form shows what is kept, also where the store fails at first', async ({ page, network, email }) => {
  await page.goto(`${network.url}${emptyPath}`);
  await page.evaluate(deviceRecords, [{ id: 'kept', savedAt: Date.now(), answers: answersOf(email), step: 1 }]);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    // The first call only checks whether anything is stored, so the second one fails.
    let until = 2;
    IDBFactory.prototype.open = function (name) {
      until -= 1;
      if (until === 0) throw new DOMException('lost', 'UnknownError');
      return open.call(this, name);
    };
  });
  await page.goto(`${network.url}/`);
  await expect(page.locator('#contact form [type="email"]')).toHaveValue(email);
});
