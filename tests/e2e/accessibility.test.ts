import axe, { type RunOptions } from 'axe-core';
import { onePerLayout, otherRoutes, problemsOn } from './support/site-pages.ts';
import { expect, type Page, pretendScriptIsEarly, test } from './support/test.ts';
import { wizardStates } from './support/wizard-states.ts';
import { firstField } from './support/wizard.ts';
import { skipTypingButton, menuButton } from './support/page-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page, allowProblem }) => {
  test.setTimeout(240_000);
  allowProblem(/Failed to load resource|The lead was not stored/);
  await page.addInitScript(axe.source);
});

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** A level AAA rule, off by default in axe: 7:1, or 4.5:1 for large text. Failures of level AA have their own rule. */
const rules = { 'color-contrast-enhanced': { enabled: true } };
/** Only the rules whose result depends on the color scheme. */
const colorRulesOnly: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
};
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

/** Runs axe on the page, or on one part of it. Returns a line for each element that violates a rule. */
const runAxe = (page: Page, part = 'html', changes: RunOptions = {}): Promise<string[]> =>
  page.evaluate(
    async ({ within, options }) => {
      const { violations, incomplete } = await (window as never as { axe: typeof axe }).axe.run(within, options);
      const undecided = incomplete.filter(({ id }) => !id.startsWith('color-contrast'));
      return [...violations, ...undecided].flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      );
    },
    // `preload: false` skips files that axe would have to fetch again: media and style sheets.
    { within: part, options: { runOnly: tags, rules, preload: false, ...changes } },
  );

/** Checks every layout (by screen size) and every color scheme. */
async function runAxeOnAllScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [screen, colorScheme, changes] of [
    ['phone', 'light', {}],
    ['phone', 'dark', colorRulesOnly],
    ['desktop', 'light', {}],
  ] as const) {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme });
    // Home's services become plain cards with the frame that shows the new width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const finding of await runAxe(page, 'html', changes)) found.push(`${screen}, ${colorScheme}: ${finding}`);
  }
  return found;
}

/** In forced colors, browsers draw a plate behind text. Finds text in that plate's color. */
const findTextHiddenByForcedColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const plate = getComputedStyle(probe).color;
    probe.remove();
    const hasText = (element: Element) =>
      element.checkVisibility() && [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    return [...document.querySelectorAll('body *')].filter(hasText).flatMap((element) => {
      const style = getComputedStyle(element);
      const hasPlate = style.getPropertyValue('forced-color-adjust') !== 'none';
      return hasPlate && style.color === plate ? [`hidden by forced colors: ${element.textContent.trim()}`] : [];
    });
  });

/** In px. WCAG 2.5.5 asks for 44. */
const SMALLEST_TARGET = 48;
/** In px, for boxes that the browser rounds. */
const ROUNDING = 0.1;

/** Links within text are exempt. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const targets = document.querySelectorAll(
      'a, button, input:not([type=radio]), label:has([type=radio]), select, textarea, summary',
    );
    const problems: string[] = [];
    for (const target of targets) {
      const isInText = getComputedStyle(target).display === 'inline';
      if (isInText || !target.checkVisibility()) continue;
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width < smallest || height < smallest;
      if (isSmall) problems.push(`${target.textContent?.trim()}: ${width} x ${height} px`);
    }
    return problems;
  }, SMALLEST_TARGET - ROUNDING);

test('On a page of each layout axe finds nothing, forced colors hide no text, and no target is smaller than 48 px', async ({
  page,
}) => {
  const problems = await problemsOn(page, onePerLayout, async () => {
    const found = await runAxeOnAllScreens(page);
    await page.emulateMedia({ forcedColors: 'active' });
    found.push(...(await findTextHiddenByForcedColors(page)));
    await page.emulateMedia({ forcedColors: null });
    await page.setViewportSize(screens.phone);
    return [...found, ...(await findSmallTargets(page))];
  });
  expect(problems).toEqual([]);
});

test('axe finds nothing on the other pages', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  expect(await problemsOn(page, otherRoutes, () => runAxe(page))).toEqual([]);
});

test('axe finds nothing with the menu open, and while the headline is typed', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pretendScriptIsEarly(page);
  await page.goto('/');
  await expect(skipTypingButton(page)).toBeVisible();
  expect(await runAxe(page, 'main > :first-child')).toEqual([]);
  await menuButton(page).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page, 'header'), colorScheme).toEqual([]);
  }
});

test('axe finds nothing in any state of the wizard', async ({ page, network, email }) => {
  const problems: string[] = [];
  for await (const state of wizardStates(page, network, email)) {
    const hasNewParts = state === `the error of ${firstField}` || /starting over|failure|thanks/.test(state);
    const found = hasNewParts ? await runAxeOnAllScreens(page) : await runAxe(page, 'main');
    for (const finding of found) problems.push(`${state}: ${finding}`);
  }
  expect(problems).toEqual([]);
});
