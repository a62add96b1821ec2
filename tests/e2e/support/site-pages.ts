/** The pages of the built site: one that is added later is covered without an edit. */
import { readFileSync } from 'node:fs';
import { builds } from '../../builds.ts';
import { contentOf } from '../../site/front-matter.ts';
import { htmlFilesOf, routeOf } from '../../../tools/built-files.ts';
import type { Page } from './test.ts';

/** What a form without a script leads to: without the site's header. */
export const plainRoutes = ['/thank-you', '/not-sent'];

/** Every page that has an address of its own; but for the plain ones, tests/site holds the sitemap to the same list. */
export const routes = htmlFilesOf(builds.embedded)
  .map(routeOf)
  .filter((route) => route !== '/404');

/** The built file of one of them but home. */
export const htmlOf = (route: string): string => readFileSync(`${builds.embedded}${route}.html`, 'utf8');

/** With an address that no page has; the host answers it with the 404 page. */
export const allRoutes = [...routes, '/no-such-page'];

export const legalRoutes = contentOf('legal').map(({ slug }) => `/${slug}`);

/** Legal pages share a layout, and so do the pages of a folder. */
const layoutOf = (route: string): string =>
  legalRoutes.includes(route) ? 'legal' : route.replace(/(?<=^\/.+\/).*/, '*');

export const onePerLayout = [...Map.groupBy(allRoutes, layoutOf).values()].map(([route = '']) => route);

/** The pages that share the layout of one of those. */
export const otherRoutes = allRoutes.filter((route) => !onePerLayout.includes(route));

/** Opens page after page, and lists what `check` finds as "/blog: problem". */
export async function problemsOn(
  page: Page,
  among: readonly string[],
  check: (page: Page, route: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const route of among) {
    await page.goto(route);
    for (const problem of await check(page, route)) problems.push(`${route}: ${problem}`);
  }
  return problems;
}
