/** The pages of the built site, read from its folder, so that tests cover new pages too. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { hasHeader, pageEntries } from '../../src/data/pages.ts';
import { builds } from '../builds.ts';
import { listHtmlFiles, routeOf } from '../../tools/built-files.ts';

export interface BuiltPage {
  /** The address without the origin: "/", "/blog". */
  route: string;
  html: string;
  root: HTMLElement;
}

export const folder = resolve(builds.embedded);
export const productionFolder = resolve(builds.hosted);

const minimalPaths: string[] = pageEntries.filter((entry) => !hasHeader(entry)).map(({ path }) => path);
const pathsOutsideSitemap: string[] = pageEntries.filter(({ inSitemap }) => !inSitemap).map(({ path }) => path);
export const allPages: BuiltPage[] = listHtmlFiles(folder).map((file) => {
  const html = readFileSync(join(folder, file), 'utf8');
  // Soft hyphens are no part of the words that a page shows.
  const words = html.replaceAll('\u00AD', '');
  return { route: routeOf(file), html, root: parse(words, { comment: false, lowerCaseTagName: true }) };
});

/** A heading and a sentence, without the rest of the site. */
export const minimalPages = allPages.filter(({ route }) => minimalPaths.includes(route));
export const pages = allPages.filter((page) => !minimalPages.includes(page));
export const routes = pages.map((page) => page.route);
/** The pages that search engines must not index. */
export const hiddenPages = allPages.filter(({ route }) => pathsOutsideSitemap.includes(route));
export const indexedPages = allPages.filter((page) => !hiddenPages.includes(page));

export function pageAt(route: string): BuiltPage {
  const page = allPages.find((candidate) => candidate.route === route);
  if (!page) throw new Error(`The built site has no page ${route}`);
  return page;
}

/** The addresses of the links in each element that the selector finds. */
export function hrefsIn({ root }: BuiltPage, selector: string): string[] {
  const links = root.querySelectorAll(`${selector} a`);
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** The words that a visitor can read in an element: no code, and one space between blocks. */
export function wordsOf(element: HTMLElement): string {
  const copy = parse(element.outerHTML, { comment: false });
  for (const hidden of copy.querySelectorAll('head, script, style, template')) hidden.remove();
  const withoutTags = copy.innerHTML.replace(/<[^>]+>/g, ' ');
  // Parsed again, because this decodes entities.
  const { text } = parse(`<p>${withoutTags}</p>`);
  const withSingleSpaces = text.replace(/\s+/g, ' ');
  return withSingleSpaces.replace(/ ([.,:;!?%])/g, '$1').trim();
}
