import { heroLabels, sampleTimeline } from '../../src/data/hero.ts';
import { officeHours } from '../../src/data/office-hours.ts';
import { statistics } from '../../src/data/statistics.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { invalidMessages } from '../form-texts.ts';
import { addAndReadRecords } from './support/device.ts';
import { emptyPath } from './support/faulty-network.ts';
import { expect, holdRequests, islandScripts, type Page, pretendScriptIsEarly, test } from './support/test.ts';
import { answersOf, fillHome } from './support/wizard.ts';
import { skipTypingButton } from './support/page-parts.ts';
import { translatePage } from './support/translate.ts';

/** The questions that the contact form does not let go unanswered. */
const [firstMissing] = questions.filter(({ homeLabel, requiredMessage }) => homeLabel && requiredMessage);

/** Waits until the page shows this element, and its first paint was more than a second ago. */
async function waitUntilRead(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 1000;
  });
}

test('The statistics count up when they come into view, and end on their figures', async ({ page }) => {
  await pretendScriptIsEarly(page);
  await page.goto('/');
  const first = page.getByRole('main').locator('dt').filter({ hasText: statistics[0]!.value }).first();
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

test('Statistics that have been in view for a second do not go back to 0', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  await waitUntilRead(page, 'dt');
  const figures = page.getByRole('main').locator('astro-island dt');
  const before = await figures.allInnerTexts();
  await figures.first().evaluate((figure) => {
    const list = figure.closest('dl')!;
    new MutationObserver(() => list.setAttribute('data-counted', '')).observe(list, { childList: true, subtree: true });
  });
  releaseScripts();
  await expect(page.locator('astro-island:has(dt)')).not.toHaveAttribute('ssr');
  await page.waitForTimeout(300);
  expect(await figures.allInnerTexts()).toEqual(before);
  await expect(page.locator('[data-counted]')).toHaveCount(0);
});

test('Statistics that are printed while they count show their figures', async ({ page }) => {
  await pretendScriptIsEarly(page);
  // They count no further.
  await page.addInitScript(() => {
    window.setInterval = (() => 0) as never;
  });
  await page.goto('/');
  const first = page.getByRole('main').locator('dt').filter({ hasText: statistics[0]!.value }).first();
  await first.scrollIntoViewIfNeeded();
  const countingCopy = first.locator('[aria-hidden=true]');
  await expect(countingCopy).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(countingCopy).toBeHidden();
  await expect(first.getByText(statistics[0]!.value, { exact: true })).toHaveCSS('opacity', '1');
});

test('The headline is typed, is one heading meanwhile, and its typing can be skipped', async ({ page }) => {
  await pretendScriptIsEarly(page);
  // However late the first frame is drawn, the typing starts with it.
  await page.addInitScript(() => {
    const draw = requestAnimationFrame;
    window.requestAnimationFrame = (callback) => draw((now) => callback(now + 60_000));
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.innerText();
  const skip = skipTypingButton(page);
  await expect(skip).toBeVisible();
  expect(await heading.innerText()).toBe(text);
  await skip.click();
  await expect(skip).toBeHidden();
  await expect(heading).toHaveText(text.replace(/\s+/g, ' '));
});

test('A headline that has been visible for a second is not typed anew', async ({ page }) => {
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  await waitUntilRead(page, 'h1');
  releaseScripts();
  await expect(page.locator('astro-island:has(h1)')).not.toHaveAttribute('ssr');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(skipTypingButton(page)).toBeHidden();
});

test('The timeline starts when the visitor comes in office hours, and otherwise at its default time', async ({
  page,
}) => {
  const readTimes = () => page.locator('[data-after]').allInnerTexts();
  const clockTime = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  const arrival = officeHours.from + 25;
  const steps = sampleTimeline.steps.map(({ after }) => clockTime(arrival + after));
  // November 27, 2026 is a Friday.
  await page.clock.setFixedTime(`2026-11-27T${clockTime(arrival)}:30`);
  await page.goto('/');
  expect(await readTimes()).toEqual(steps);
  await expect(page.getByText(`${heroLabels.example} ${sampleTimeline.today}`)).toBeVisible();
  await page.clock.setFixedTime(`2026-11-28T${clockTime(arrival)}:30`);
  await page.goto('/');
  const defaultSteps = sampleTimeline.steps.map(({ after }) => clockTime(sampleTimeline.start + after));
  expect(await readTimes()).toEqual(defaultSteps);
  await expect(page.getByText(`${heroLabels.example} ${sampleTimeline.day}`)).toBeVisible();
});

test('On a phone, each service is a row, which opens in its place and leads to its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const services = page.locator('#service-list > li');
  await expect(services.locator('details[open]')).toHaveCount(0);
  for (const service of await services.all()) {
    const row = service.locator('summary');
    const figure = row.locator('b');
    await expect(service.getByRole('link')).toBeHidden();
    await row.scrollIntoViewIfNeeded();
    const before = await figure.boundingBox();
    await row.click();
    await expect(service.getByRole('link')).toBeVisible();
    expect(await figure.boundingBox()).toEqual(before);
  }
  await services.first().getByRole('link').click();
  await page.waitForURL(/\/services\//);
});

test('On a large screen, services are plain cards with nothing to open', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('#service-list');
  await expect(services.locator('details, summary')).toHaveCount(0);
  for (const link of await services.getByRole('link').all()) await expect(link).toBeVisible();
});

test('A service that is open on a phone stays open when the page is translated', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const service = page.locator('#service-list > li').first();
  await service.locator('summary').click();
  await page.evaluate(translatePage);
  await expect(service.getByRole('link')).toBeVisible();
});

test('A window that grows shows every service in full, and rows again when it shrinks, with the focus where it was', async ({
  page,
}) => {
  const small = { width: 360, height: 740 };
  await page.setViewportSize(small);
  await page.goto('/');
  const services = page.locator('#service-list > li');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const link of await services.getByRole('link').all()) await expect(link).toBeVisible();
  const link = services.nth(1).getByRole('link');
  await link.focus();
  await page.setViewportSize(small);
  await expect(services.locator('details')).toHaveCount(await services.count());
  await expect(services.locator('details[open]')).toHaveCount(1);
  await expect(link).toBeFocused();
});

test('The cards of the blog fade in for 0.6 s, 100 ms after one another, down to the last of the first rows', async ({
  page,
}) => {
  await page.goto('/blog');
  const animations = await page.locator('main li:has(h2 a)').evaluateAll((cards) =>
    cards.map((card) => {
      const { duration, delay } = card.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
      return { duration, delay };
    }),
  );
  expect(animations.length).toBeGreaterThan(0);
  const delays = animations.map(({ delay }) => delay);
  const lastDelay = Math.max(...delays.map(Number));
  // From a certain card on, all fade in together, so that nobody waits.
  expect(delays).toEqual(delays.map((_, index) => Math.min(index * 100, lastDelay)));
  expect(animations.filter(({ duration }) => duration !== 600)).toEqual([]);
});

test('A contact form names the first answer that is missing or wrong, until it is corrected', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  const send = form.getByRole('button');
  await send.click();
  await expect(form.locator(`[name="${firstMissing!.field}"]`)).toBeFocused();
  await fillHome(page, 'ada@engines');
  await send.click();
  await expect(form.locator('[name="email"]')).toBeFocused();
  await expect(page.getByText(invalidMessages.email)).toBeVisible();
  await form.locator('[name="email"]').fill('ada@engines.example');
  await expect(page.getByText(invalidMessages.email)).toBeHidden();
});

test('The contact form shows the draft, also where storage fails at first', async ({ page, network, email }) => {
  await page.goto(`${network.url}${emptyPath}`);
  await page.evaluate(addAndReadRecords, [{ id: 'draft', savedAt: Date.now(), answers: answersOf(email), step: 1 }]);
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    let isFirst = true;
    IDBFactory.prototype.open = function (name) {
      const isFailing = isFirst;
      isFirst = false;
      if (isFailing) throw new DOMException('lost', 'UnknownError');
      return open.call(this, name);
    };
  });
  await page.goto(`${network.url}/`);
  await expect(page.locator('#contact form [type="email"]')).toHaveValue(email);
});
