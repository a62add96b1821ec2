import { parse, type HTMLElement } from 'node-html-parser';

/** What feed readers cannot use: styles, scripts, drawings and the calculator. */
const unusable = 'style, script, svg, fieldset';
/** Attributes for this site's styles and scripts. */
const ownAttribute = /^(class|id|tabindex|role|srcset|sizes|aria-.+|data-.+)$/;
const urlAttributes = ['href', 'src'];

/**
 * Returns an article's HTML for feed readers: with absolute URLs, and without what needs this site's styles or scripts.
 * `html` is what Astro rendered; `pageUrl` is the article's URL.
 */
export function feedHtml(html: string, pageUrl: string): string {
  // The parser drops comments. By default, it would take the content of <pre> for text.
  const article = parse(html, { blockTextElements: { script: true, noscript: true, style: true } });
  for (const element of article.querySelectorAll(unusable)) element.remove();
  for (const element of article.querySelectorAll('*')) cleanAttributes(element, pageUrl);
  return article.innerHTML.trim();
}

/** Control characters, which XML forbids in any form. A single one, pasted with a text, would break the whole feed. */
const notXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** The feed's XML without characters that XML forbids. */
export const wellFormed = (xml: string): string => xml.replaceAll(notXml, '');

function cleanAttributes(element: HTMLElement, pageUrl: string): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (ownAttribute.test(name)) element.removeAttribute(name);
    else if (urlAttributes.includes(name)) element.setAttribute(name, new URL(value, pageUrl).href);
  }
}
