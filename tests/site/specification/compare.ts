/** How the tables of the specification's facts are compared with the built pages. */
import type { HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { pageAt, wordsOf } from '../built-site.ts';

/** A link as a visitor meets it. */
export interface LinkFact {
  /** What its words, or its name for assistive technology, are or contain. */
  words: RegExp;
  /** The address, or the beginning of it where a query may follow. */
  href: RegExp;
}

export function part(route: string, selector: string): HTMLElement {
  const element = pageAt(route).root.querySelector(selector);
  if (!element) throw new Error(`${route} has no ${selector}`);
  return element;
}

export const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? wordsOf(element);

export function expectLink(within: HTMLElement, { words, href }: LinkFact): void {
  const links = within
    .querySelectorAll('a')
    .map((link) => ({ words: nameOf(link), href: link.getAttribute('href') ?? '' }));
  const found = links.some((link) => words.test(link.words) && href.test(link.href));
  expect(found, `no link ${words} to ${href} among ${JSON.stringify(links)}`).toBe(true);
}

/** Expects both texts in the words, at most `distance` characters apart, in either order. */
export function expectNear(words: string, first: string, second: string, distance = 60): void {
  const [a, b] = [escape(first), escape(second)];
  const gap = `.{0,${distance}}`;
  expect(words, `"${first}" near "${second}"`).toMatch(new RegExp(`${a}${gap}${b}|${b}${gap}${a}`, 'i'));
}

function escape(text: string): string {
  // A figure stands by itself: the 6% of a rate is not the end of 86%.
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/^(?=\d)/, '(?<![\\d.])');
}

/** The deepest elements whose words are exactly these, whatever their case. */
export function elementsSaying(within: HTMLElement, words: RegExp): HTMLElement[] {
  return within
    .querySelectorAll('*')
    .filter((element) => words.test(wordsOf(element)) && element.childNodes.some((child) => child.nodeType === 3));
}
