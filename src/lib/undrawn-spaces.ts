/** Spaces in HTML that no browser draws. Astro leaves one between any two tags. */
import { HTMLElement, type Node, TextNode } from 'node-html-parser';

/** Elements that begin and end a line, unless a style makes them inline. */
const blockTags = new Set(
  [
    'body main section nav header footer div form fieldset details summary',
    'h1 h2 h3 p blockquote figure figcaption dl dt dd ol ul li',
    'table thead tbody tr th td',
  ].flatMap((tags) => tags.split(' ')),
);

/** Elements whose text must stay: React compares an island's with its own, and the others show or run all of it. */
const verbatimTags = new Set(['astro-island', 'pre', 'textarea', 'script', 'style']);

const tagOf = (node: Node): string => node.rawTagName?.toLowerCase() ?? '';
const isBlock = (node: Node): boolean => blockTags.has(tagOf(node));

/** Removes the spaces at the start and the end of lines. Not `trim`, which removes no-break spaces, too. */
export function removeUndrawnSpaces(parent: HTMLElement): void {
  if (verbatimTags.has(tagOf(parent))) return;
  const children = [...parent.childNodes];
  for (const [index, child] of children.entries()) {
    if (child instanceof HTMLElement) removeUndrawnSpaces(child);
    if (!(child instanceof TextNode)) continue;
    const before = children[index - 1] ?? parent;
    const after = children[index + 1] ?? parent;
    if (isBlock(before)) child.rawText = child.rawText.replace(/^[ \n]+/, '');
    if (isBlock(after)) child.rawText = child.rawText.replace(/[ \n]+$/, '');
  }
}
