/** The built site as its tests see it: every page of the folder, so that a page added later is covered too. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { builds } from '../../tools/commands/test-stages.ts';
import { htmlFilesOf, routeOf } from './site-files.ts';

export interface BuiltPage {
  /** The address without the origin: "/", "/blog". */
  route: string;
  html: string;
  root: HTMLElement;
}

export function pagesOf(root: string): BuiltPage[] {
  return htmlFilesOf(root).map((file) => {
    const html = readFileSync(join(root, file), 'utf8');
    return { route: routeOf(file), html, root: parse(html, { comment: false, lowerCaseTagName: true }) };
  });
}

export const folder = resolve(builds.embedded);
export const productionFolder = resolve(builds.production);
export const pages = pagesOf(folder);
export const routes = pages.map((page) => page.route);
/** All pages but the one for unknown addresses, which is not in the search index. */
export const indexedPages = pages.filter((page) => page.route !== '/404');

export function pageAt(route: string): BuiltPage {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`The built site has no page ${route}`);
  return page;
}

/** The words that a visitor can read in an element: no code, one space between blocks. */
export function wordsOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML, { comment: false });
  for (const hidden of copy.querySelectorAll('head, script, style, template')) hidden.remove();
  return decode(copy.innerHTML.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?%])/g, '$1')
    .trim();
}

function decode(text: string): string {
  return parse(`<p>${text}</p>`).text.replace(/\u00a0/g, ' ');
}

/** Pages as rows of a table of tests, each named by its route. */
export const byRoute = (list: BuiltPage[]): [string, BuiltPage][] => list.map((page) => [page.route, page]);
