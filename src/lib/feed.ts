/** The feed of the newest articles, for those who read them elsewhere. */
import { feedDate, isoInstant } from './dates.ts';
import { postPath } from './page.ts';
import { lastChange, type Post } from './posts.ts';
import type { Picture } from './preview.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

/** Articles in the feed. */
export const feedLength = 20;

/** What the feed needs of an entry of the blog collection. */
export interface FeedPost extends Post {
  data: Post['data'] & { title: string; excerpt: string; category: string };
}

/** The site's and its own address, its language, the day on which its newest article changed, and its mark. */
export function feedChannel(site: SiteFacts, posts: readonly Post[]): string {
  const changes = posts.map((post) => lastChange(post).getTime());
  const built = changes.length > 0 ? `<lastBuildDate>${feedDate(new Date(Math.max(...changes)))}</lastBuildDate>` : '';
  const self = `<atom:link href="${absolute(site, '/rss.xml')}" rel="self" type="application/rss+xml"/>`;
  const home = `<link>${absolute(site, '/')}</link>`;
  const image = `<image><url>${absolute(site, '/icon-192.png')}</url><title>${escapeXml(site.name)}</title>${home}</image>`;
  return `${home}<language>${site.language}</language>${built}${self}${image}`;
}

/** An article with its full text and its picture; its address is also its lasting id. */
export function feedItem(site: SiteFacts, { id, data }: FeedPost, html: string, { href, width, height }: Picture) {
  const link = absolute(site, postPath(id));
  return {
    title: data.title,
    link,
    description: data.excerpt,
    pubDate: new Date(isoInstant(data.date)),
    categories: [data.category],
    customData:
      `<dc:creator>${escapeXml(site.name)}</dc:creator><atom:updated>${isoInstant(lastChange({ id, data }))}</atom:updated>` +
      `<media:content url="${absolute(site, href)}" medium="image" width="${width}" height="${height}"/>`,
    content: feedHtml(html, link),
  };
}

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

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
