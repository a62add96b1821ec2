/** One test for a rule of many pages: it names each page that breaks it, and how. */
import { expect, test } from 'vitest';

/** What an assertion said. Vitest's message leaves out long values, and keeps them beside it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const actual: unknown = Reflect.get(error, 'actual');
  return actual === undefined ? error.message : `${error.message}, found ${JSON.stringify(actual)}`;
}

/** `check` asserts for one page. */
export function onEvery<T extends { route: string }>(
  among: readonly T[],
  name: string,
  check: (page: T) => void | Promise<void>,
): void {
  test(name, async () => {
    expect(among.length).toBeGreaterThan(0);
    const problems: string[] = [];
    for (const page of among) {
      try {
        await check(page);
      } catch (error) {
        problems.push(`${page.route}: ${wordsOf(error)}`);
      }
    }
    expect(problems).toEqual([]);
  });
}
