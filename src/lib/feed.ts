/** What feed readers cannot use: comments, styles, scripts, drawings and the calculator. */
const unusable = /<!--.*?-->|<(style|script|svg|fieldset)\b.*?<\/\1>/gs;
const tag = /<[a-z][^>]*>/gi;
/** Attributes for this site's styles and scripts. */
const ownAttributes = / (?:class|id|tabindex|role|srcset|sizes|aria-[\w-]+|data-[\w-]+)(?:="[^"]*")?(?=[\s>/])/g;
const urlAttribute = / (href|src)="([^"]*)"/g;

/**
 * Returns an article's HTML for feed readers: with absolute URLs, and without what needs this site's styles or scripts.
 * `html` is what Astro rendered; `pageUrl` is the article's URL.
 */
export function feedHtml(html: string, pageUrl: string): string {
  const toAbsolute = (_attribute: string, name: string, url: string): string => {
    const { href } = new URL(url, pageUrl);
    return ` ${name}="${href}"`;
  };
  const cleanTag = (text: string): string => text.replace(ownAttributes, '').replace(urlAttribute, toAbsolute);
  return html.replace(unusable, '').replace(tag, cleanTag).trim();
}
