/** The sitemap: every page that may be found, with the day on which its own words last changed. */
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../../src/lib/built-pages.ts';
import { isoInstant } from '../../src/lib/dates.ts';
import { isHidden } from '../../src/lib/head.ts';
import { absolute } from '../../src/lib/site-facts.ts';

/** `url`: the site's origin. */
export const siteMap = ({ url }: { url: string }): AstroIntegration =>
  sitemap({
    // The site uses none of them, and each costs an attribute.
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize: (item) => describe(item, url),
  });

/** The date comes from the page's own description (see lib/built-pages.ts), never from the build's clock. */
function describe({ url }: SitemapItem, origin: string): SitemapItem | undefined {
  const path = new URL(url).pathname;
  const page = builtPages.get(path);
  if (!page) return { url };
  if (isHidden(page)) return undefined;
  return { url: absolute({ url: origin }, path), ...(page.updated && { lastmod: isoInstant(page.updated) }) };
}
