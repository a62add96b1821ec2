/** Checks a rule on many pages, with one test per page, so that every page that breaks it is named. */
import { expect, test } from 'vitest';

/** `check` asserts the rule for one page. */
export function testEachPage<T extends { route: string }>(
  among: readonly T[],
  name: string,
  check: (page: T) => void | Promise<void>,
): void {
  if (among.length === 0) throw new Error(`No page ${name}`);
  test.each(among)(`$route ${name}`, async (page) => {
    expect.hasAssertions();
    await check(page);
  });
}
