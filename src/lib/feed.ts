/**
 * An article's HTML for other places: every address absolute, and nothing that only this site's styles and scripts
 * can read or work. `html` is what Astro rendered; `pageUrl` is where it stands.
 */
export function feedHtml(html: string, pageUrl: string): string {
  return html
    .replace(/<!--.*?-->|<(style|script|svg|fieldset)\b.*?<\/\1>|<source\b[^>]*>|<\/?picture\b[^>]*>/gs, '')
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
