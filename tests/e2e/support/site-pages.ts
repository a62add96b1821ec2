/** The pages of the built site, read from its files, so that tests cover new pages too. */
import { readFileSync } from 'node:fs';
import { hasHeader, pageEntries } from '../../../src/data/pages.ts';
import { builds } from '../../builds.ts';
import { contentOf } from '../../site/front-matter.ts';
import { listHtmlFiles, routeOf } from '../../../tools/built-files.ts';
import type { Page } from './test.ts';

/** The pages without the site's header. */
export const minimalRoutes: string[] = pageEntries.filter((entry) => !hasHeader(entry)).map(({ path }) => path);

/** Every page with its own address. */
export const routes = listHtmlFiles(builds.embedded)
  .map(routeOf)
  .filter((route) => route !== '/404');

/** The built HTML of a page; does not work for "/". */
export const htmlOf = (route: string): string => readFileSync(`${builds.embedded}${route}.html`, 'utf8');

/** Also an address without a page, which the host answers with the 404 page. */
export const allRoutes = [...routes, '/no-such-page'];

export const legalRoutes = contentOf('legal').map(({ slug }) => `/${slug}`);

/** The legal pages share a layout, and so do the pages of each folder. */
const layoutOf = (route: string): string =>
  legalRoutes.includes(route) ? 'legal' : route.replace(/(?<=^\/.+\/).*/, '*');

export const onePerLayout = [...Map.groupBy(allRoutes, layoutOf).values()].map(([route = '']) => route);

/** The remaining pages, whose layouts `onePerLayout` covers. */
export const otherRoutes = allRoutes.filter((route) => !onePerLayout.includes(route));

/** Opens each page, and lists what `check` finds as "/blog: problem". */
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
