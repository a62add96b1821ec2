/** The pictures that represent pages in search results and shared links. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { renderPreview } from '../../components/PreviewPicture.tsx';
import { pages } from '../../data/pages.ts';
import { site } from '../../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../../lib/content.ts';
import { articlePage, legalPage, listingPage, previewOf, servicePage, type Page } from '../../lib/page.ts';

export const getStaticPaths = (async () => {
  const posts = await getPosts();
  const all: Page[] = [
    pages.home,
    pages.getStarted,
    pages.notFound,
    ...(await getServices()).map(servicePage),
    ...posts.map(articlePage),
    listingPage(pages.blog, posts),
    ...(await getLegalPages()).map(legalPage),
  ];
  return all.map((page) => ({ params: { file: /\/og\/(.*)\?/.exec(previewOf(page))![1] }, props: { page } }));
}) satisfies GetStaticPaths;

/** A quality of 100 takes twice as long. Below 95, the logo's small dot loses its color. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page } }) => {
  const svg = Buffer.from(await renderPreview(page, site.name));
  return new Response(
    new Uint8Array(await sharp(svg).png({ palette: true, quality: 97, dither: 0, effort: 1 }).toBuffer()),
  );
};
