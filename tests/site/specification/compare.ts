/** Compares the facts in facts.ts with the built pages. */
import type { HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { pageAt, wordsOf } from '../built-site.ts';

export function part(route: string, selector: string): HTMLElement {
  const element = pageAt(route).root.querySelector(selector);
  if (!element) throw new Error(`${route} has no ${selector}`);
  return element;
}

export const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? wordsOf(element);

/** Expects both texts, in either order, at most `distance` characters apart. */
export function expectNear(words: string, first: string, second: string, distance: number): void {
  const [a, b] = [escape(first), escape(second)];
  const gap = `.{0,${distance}}`;
  expect(words, `"${first}" near "${second}"`).toMatch(new RegExp(`${a}${gap}${b}|${b}${gap}${a}`, 'i'));
}

function escape(text: string): string {
  // Matches whole figures only: a rate of 6% must not match the end of 86%.
  return (/^\d/.test(text) ? '(?<![\\d.])' : '') + RegExp.escape(text);
}

/** Expects such a field. The form may have others, also with a similar label. */
export function expectField(form: HTMLElement, question: RegExp, tag: string, attributes: object): void {
  const labels = form.querySelectorAll('label').filter((element) => question.test(nameOf(element)));
  const fields = labels.map(
    (label) => label.querySelector(tag) ?? form.querySelector(`${tag}[id="${label.getAttribute('for')}"]`),
  );
  const found = fields.flatMap((field) => (field ? [field.attributes] : []));
  expect(found, `a ${tag} is labelled ${question}`).toContainEqual(expect.objectContaining(attributes));
}
