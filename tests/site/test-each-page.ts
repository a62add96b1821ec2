import { expect, test } from 'vitest';

/**
 * Tests a rule on each page, with one test per page, so that every page that breaks the rule is named.
 *
 * @param pages at least one page, or an object with a page's route and what else the rule needs
 * @param name what follows the route in the test's name: "has a title"
 * @param check asserts the rule for one page
 */
export function testEachPage<Page extends { route: string }>(
  pages: readonly Page[],
  name: string,
  check: (page: Page) => void | Promise<void>,
): void {
  if (pages.length === 0) throw new Error(`There is no page to test: "${name}"`);
  test.each(pages)(`$route ${name}`, async (page) => {
    expect.hasAssertions();
    await check(page);
  });
}
