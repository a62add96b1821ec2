/** No text overflows its box, and no page scrolls sideways: on narrow and wide screens, with larger text and spacing. */
import type { CDPSession } from '@playwright/test';
import {
  findBrokenWords,
  findCoveredControls,
  findCutFieldTexts,
  findSidewaysOverflow,
  setTextSize,
  applyTextSpacing,
  findTextOutsideBoxes,
  findHeaderProblems,
} from './support/layout-problems.ts';
import { receivedNotice } from '../form-texts.ts';
import { menuButton, skipTypingButton } from './support/page-parts.ts';
import { showNotice } from './support/notice.ts';
import { allRoutes, legalRoutes, minimalRoutes, onePerLayout, problemsOn } from './support/site-pages.ts';
import { expect, type Page, pretendScriptIsEarly, test } from './support/test.ts';
import { wizardStates } from './support/wizard-states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const usualWidths = [320, 360, 1280];

/** The layout problems of the page as it is now. */
async function findLayoutProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return [
    ...(await page.evaluate(findSidewaysOverflow)),
    ...(await page.evaluate(findTextOutsideBoxes)),
    ...(await page.evaluate(findHeaderProblems)),
  ];
}

/** The layout problems at each width, with text at 100 % and 200 %. */
async function findLayoutProblemsAt(page: Page, widths = usualWidths): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const problem of await page.evaluate(findCutFieldTexts)) problems.push(`${width} px: ${problem}`);
    for (const percent of [100, 200]) {
      await page.evaluate(setTextSize, percent);
      for (const problem of await findLayoutProblems(page))
        problems.push(`${width} px, text at ${percent} %: ${problem}`);
    }
    await page.evaluate(setTextSize, 100);
  }
  return problems;
}

test.beforeEach(({ allowProblem }) => {
  test.setTimeout(240_000);
  allowProblem(/Failed to load resource|The lead was not stored/);
});

test('Every page fits, also with text at 200 % and with the spacing of WCAG 1.4.12, and breaks no word at its usual size', async ({
  page,
}) => {
  const problems = await problemsOn(page, allRoutes, async () => {
    const found = await findLayoutProblemsAt(page);
    for (const width of usualWidths) {
      await page.setViewportSize({ width, height: 800 });
      for (const control of await page.evaluate(findCoveredControls)) found.push(`${width} px: ${control}`);
      // Below 360 px, which is narrower than any current phone, a long word may break.
      const broken = width < 360 ? [] : await page.evaluate(findBrokenWords, 'body');
      for (const word of broken) found.push(`${width} px: ${word}`);
    }
    // All scripts have run. If one had violated the site's policy, the console would have failed this test.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(applyTextSpacing);
    return [...found, ...(await findLayoutProblems(page))];
  });
  expect(problems).toEqual([]);
});

test('Every page fits at the least width of the desktop layout, where enlarged text has the least room', async ({
  page,
}) => {
  const problems = await problemsOn(page, allRoutes, () => findLayoutProblemsAt(page, [900, 1024]));
  expect(problems).toEqual([]);
});

test('On a phone whose text is enlarged a little, the header shows the name and has room for a finger', async ({
  page,
}) => {
  const sizes = [
    { width: 320, percent: 130 },
    { width: 360, percent: 150 },
    { width: 480, percent: 200 },
  ];
  const problems = await problemsOn(page, ['/', legalRoutes[0]!], async () => {
    const found: string[] = [];
    for (const { width, percent } of sizes) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(setTextSize, percent);
      const name = await page.locator('header a > span').first().boundingBox();
      if (name!.width < 44) found.push(`${width} px, text at ${percent} %: the name is hidden`);
      for (const problem of await findLayoutProblems(page)) found.push(`${width} px, text at ${percent} %: ${problem}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
});

test('Every state of the wizard fits', async ({ page, network, email }) => {
  const problems: string[] = [];
  for await (const state of wizardStates(page, network, email)) {
    for (const problem of await findLayoutProblemsAt(page)) problems.push(`${state}: ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('The open menu and the notice of a received lead fit, the notice covers no link of the hero, and a wide name is cut in the header', async ({
  page,
}) => {
  await page.goto('/');
  await showNotice(page);
  expect(await findLayoutProblemsAt(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const notice = await page.getByRole('status').filter({ hasText: receivedNotice }).boundingBox();
  for (const link of await page.locator('main section').first().getByRole('link').all()) {
    const { y, height } = (await link.boundingBox())!;
    expect(y + height, await link.innerText()).toBeLessThanOrEqual(notice!.y);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await menuButton(page).click();
  expect(await findLayoutProblemsAt(page, [320, 360])).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a')!.style.letterSpacing = '.4em';
  });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(findHeaderProblems), `${width} px`).toEqual([]);
  }
});

/** Runs in the page. Adds a link to the header and to the footer, and hides what is between the two. */
function addLinks(label: string): void {
  document.querySelector('main')!.style.setProperty('display', 'none');
  for (const list of ['header nav ul', 'footer > div > ul:last-of-type']) {
    const item = document.createElement('li');
    item.append(document.querySelector(`${list} a`)!.cloneNode());
    item.firstElementChild!.textContent = label;
    document.querySelector(list)!.append(item);
  }
}

/** Runs in the page. Returns a problem if the name in the header is cut beside links. */
function findCutName(): string[] {
  const name = document.querySelector('header a > span')!;
  const hasLinks = document.querySelector('header nav')!.checkVisibility();
  return hasLinks && name.scrollWidth > name.clientWidth ? ['the name in the header is cut'] : [];
}

test('Every layout fits with one more link in the header, its menu and the footer', async ({ page }) => {
  const routes = onePerLayout.filter((route) => !minimalRoutes.includes(route));
  const problems = await problemsOn(page, routes, async () => {
    await expect(page.locator('astro-island:has(header)[ssr]')).toHaveCount(0);
    await page.evaluate(addLinks, 'Pricing');
    const found = await findLayoutProblemsAt(page, [320, 360, 768, 1024, 1280, 1920]);
    for (const width of [768, 820, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const percent of [100, 150, 200]) {
        await page.evaluate(setTextSize, percent);
        for (const problem of await page.evaluate(findCutName))
          found.push(`${width} px, text at ${percent} %: ${problem}`);
      }
      await page.evaluate(setTextSize, 100);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await menuButton(page).click();
    for (const problem of await findLayoutProblemsAt(page, [320, 360])) found.push(`open menu: ${problem}`);
    return found;
  });
  expect(problems).toEqual([]);
});

/** The size of the page's headline in px at this text size of the browser, which media queries follow, too. */
async function headlineSizeAt(page: Page, devtools: CDPSession, textSize: number): Promise<number> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  await page.reload();
  const headline = page.locator('h1, form label').filter({ visible: true }).first();
  return headline.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** In px: a browser's usual text size, and 200 % of it. */
const USUAL_TEXT = 16;
const LARGE_TEXT = 2 * USUAL_TEXT;

/** How many times as large a headline must be at the large text size. It cannot double if a long word fills the line. */
const leastGrowths = [
  { path: '/', width: 320, least: 1.2 },
  { path: '/', width: 1280, least: 1.6 },
  { path: '/get-started', width: 320, least: 1.8 },
  { path: '/get-started', width: 1280, least: 1.75 },
  { path: legalRoutes[0]!, width: 320, least: 1.35 },
  { path: legalRoutes[0]!, width: 1280, least: 1.8 },
];

test('Where the browser’s text size is 200 %, headlines grow: twice as large, or until a long word fills the line', async ({
  page,
}) => {
  const problems: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  for (const { path, width, least } of leastGrowths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const usualSize = await headlineSizeAt(page, devtools, USUAL_TEXT);
    const largeSize = await headlineSizeAt(page, devtools, LARGE_TEXT);
    const growth = largeSize / usualSize;
    const found = await findLayoutProblems(page);
    if (growth < least) found.push(`${growth.toFixed(2)} times as large`);
    // On a desktop, no word is too long for a line.
    if (width === 320) found.push(...(await page.evaluate(findBrokenWords, 'h1')));
    for (const problem of found) problems.push(`${path}: ${width} px: ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('On a wide screen, larger text does not cut the name in the header', async ({ page }) => {
  await page.goto(legalRoutes[0]!);
  const name = page.locator('header a > span').first();
  for (const width of [768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    for (const percent of [100, 150, 200]) {
      await page.evaluate(setTextSize, percent);
      const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `${width} px, ${percent} %`).toBeLessThanOrEqual(0);
    }
  }
});

test('The focused button that ends the typing covers nothing of the hero', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pretendScriptIsEarly(page);
  for (const width of usualWidths) {
    for (const percent of [100, 200]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/');
      await page.evaluate(setTextSize, percent);
      const skip = skipTypingButton(page);
      await skip.focus();
      const covered = await skip.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const parts = document.querySelectorAll('header a, h1, section:first-child :is(p, b, a, li > span)');
        const others = [...parts].filter((part) => !button.contains(part));
        const overlapping = others.filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
        return overlapping.map((part) => part.textContent);
      });
      expect(covered, `${width} px, ${percent} %`).toEqual([]);
    }
  }
});
