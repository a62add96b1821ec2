import { getRssString } from '@astrojs/rss';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { site } from '../data/site.ts';
import { getPosts } from '../lib/content.ts';
import { isoInstant } from '../lib/dates.ts';
import { feedHtml, wellFormed } from '../lib/feed.ts';
import { articlePage, postPath, ogImageUrl, ogImageSize } from '../lib/page.ts';
import * as tags from '../mdx/tags.ts';

/** The twenty newest articles with their full text, for feed readers. */
export const GET: APIRoute = async () => {
  const posts = (await getPosts()).slice(0, 20);
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const { width, height } = ogImageSize;
  const items = posts.map(async (post) => {
    const { Content } = await render(post);
    const html = await container.renderToString(Content, { props: { components: tags } });
    // The URL is also the item's permanent id.
    const link = site.url + postPath(post.id);
    const image = site.url + ogImageUrl(articlePage(post));
    return {
      title: post.data.title,
      link,
      description: post.data.excerpt,
      pubDate: new Date(isoInstant(post.data.date)),
      categories: [post.data.category],
      customData: `<media:content url="${image}" medium="image" width="${width}" height="${height}"/>`,
      content: feedHtml(html, link),
    };
  });
  const xml = await getRssString({
    title: site.name,
    description: site.tagline,
    site: site.url,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', media: 'http://search.yahoo.com/mrss/' },
    customData:
      `<link>${site.url}/</link><language>${site.locale}</language>` +
      `<atom:link href="${site.url}/rss.xml" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(items),
  });
  return new Response(wellFormed(xml), { headers: { 'content-type': 'application/xml' } });
};
