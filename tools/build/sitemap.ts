/** The sitemap: every page that search engines may index, with the day of its last change. */
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { site } from '../../src/data/site.ts';
import { lastChanges } from './last-change.ts';

export function siteSitemap(): AstroIntegration {
  const days = lastChanges();
  return sitemap({
    // The site uses none of these XML namespaces, and each would add an attribute to the sitemap.
    namespaces: { news: false, xhtml: false, image: false, video: false },
    serialize({ url }) {
      const { pathname } = new URL(url);
      const day = days.get(pathname);
      // Search engines must not index the page. One such page is an unpublished article on a deploy preview.
      if (day === undefined) return undefined;
      // Noon UTC is on that date in almost every time zone.
      return { url: site.url + pathname, lastmod: `${day}T12:00:00Z` };
    },
  });
}
