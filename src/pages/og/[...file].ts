/** The Open Graph images, which represent pages in search results and shared links. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { renderOgImage } from '../../components/OgImage.tsx';
import { hasHeader, pageEntries } from '../../data/pages.ts';
import { site } from '../../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../../lib/content.ts';
import { articlePage, entryPage, legalPage, ogImageFile, servicePage } from '../../lib/page.ts';

export const getStaticPaths = (async () => {
  const posts = await getPosts();
  const services = await getServices();
  const legal = await getLegalPages();
  const pages = [
    ...pageEntries.filter(hasHeader).map((entry) => entryPage(entry, posts)),
    ...services.map(servicePage),
    ...posts.map(articlePage),
    ...legal.map(legalPage),
  ];
  return pages.map((page) => ({ params: { file: ogImageFile(page) }, props: { page } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page } }) => {
  const svg = await renderOgImage(page, site.name);
  // A quality of 100 takes twice as long. Below 95, the logo's small dot loses its color.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, quality: 97, dither: 0, effort: 1 }).toBuffer();
  return new Response(new Uint8Array(png));
};
