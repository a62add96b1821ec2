/**
 * Some browsers can darken every page, as Chromium does with its Auto Dark Theme. They turn dark text white, and leave
 * a background of medium brightness as it is, such as teal, saffron and paper.
 */
import axe from 'axe-core';
import { onePerLayout, problemsOn } from './support/site-pages.ts';
import { expect, type Page, test as base } from './support/test.ts';
import { wizardStates } from './support/wizard-states.ts';

const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'] }),
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ page, allowProblem }) => {
  test.setTimeout(120_000);
  allowProblem(/Failed to load resource|The lead was not stored/);
  await page.addInitScript(axe.source);
});

/** The texts with a contrast of less than 4.5:1, or of 3:1 if they are large. */
const findFaintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations } = await (window as never as { axe: typeof axe }).axe.run({ runOnly: 'color-contrast' });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });

// Some such browsers say that the visitor prefers dark pages, and others do not.
for (const colorScheme of ['dark', 'light'] as const) {
  test(`Where a browser darkens every ${colorScheme} page, all text keeps its contrast`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    expect(await problemsOn(page, onePerLayout, findFaintTexts)).toEqual([]);
  });
}

test('Where a browser darkens the wizard, all text keeps its contrast, down to the thanks', async ({
  page,
  network,
  email,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const problems: string[] = [];
  for await (const state of wizardStates(page, network, email)) {
    for (const text of await findFaintTexts(page)) problems.push(`${state}: ${text}`);
  }
  expect(problems).toEqual([]);
});
