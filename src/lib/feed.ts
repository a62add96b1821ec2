/**
 * An article's HTML for feed readers. Makes all URLs absolute and removes what needs this site's styles or scripts.
 * `html` is what Astro rendered; `pageUrl` is the article's URL.
 */
export function feedHtml(html: string, pageUrl: string): string {
  return html
    .replace(/<!--.*?-->|<(style|script|svg|fieldset)\b.*?<\/\1>/gs, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag
        .replace(/ (?:class|id|tabindex|role|srcset|sizes|aria-[\w-]+|data-[\w-]+)(?:="[^"]*")?(?=[\s>/])/g, '')
        .replace(
          / (href|src)="([^"]*)"/g,
          (_, name: string, url: string) => ` ${name}="${new URL(url, pageUrl).href}"`,
        ),
    )
    .trim();
}
