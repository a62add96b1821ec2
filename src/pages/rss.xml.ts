import rss from '@astrojs/rss';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { site } from '../data/site.ts';
import { getPosts } from '../lib/content.ts';
import { feedChannel, feedItem, feedLength } from '../lib/feed.ts';
import { articlePage } from '../lib/page.ts';
import { cardPicture } from '../lib/preview.ts';
import { tags } from '../mdx/tags.ts';

/** The newest articles with their full text. */
export const GET: APIRoute = async () => {
  const posts = (await getPosts()).slice(0, feedLength);
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const items = posts.map(async (post) => {
    const { Content } = await render(post);
    const html = await container.renderToString(Content, { props: { components: tags } });
    return feedItem(site, post, html, cardPicture(articlePage(post)));
  });
  return rss({
    title: site.name,
    description: site.tagline,
    site: site.url,
    trailingSlash: false,
    xmlns: {
      atom: 'http://www.w3.org/2005/Atom',
      dc: 'http://purl.org/dc/elements/1.1/',
      media: 'http://search.yahoo.com/mrss/',
    },
    customData: feedChannel(site, posts),
    items: await Promise.all(items),
  });
};
