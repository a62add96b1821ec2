/** The pictures that represent pages in search results and shared links. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { drawPreview } from '../../components/PreviewPicture.tsx';
import { pages } from '../../data/pages.ts';
import { site } from '../../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../../lib/content.ts';
import { articlePage, legalPage, listingPage, servicePage, type Page } from '../../lib/page.ts';
import { articlePictures, cardPicture, groundOf } from '../../lib/preview.ts';

/** Bytes that a messenger loads at once. */
const limit = 60_000;

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
  return all.flatMap((page) =>
    [cardPicture(page), ...articlePictures(page)].map(({ file, height }) => ({
      params: { file: file.slice('/og/'.length) },
      props: { page, height },
    })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { page, height } }) => {
  const bytes = page.picture
    ? await fitPhoto(page.picture.file, height, groundOf(page))
    : await toPng(await drawPreview(page, site.name, height));
  return new Response(new Uint8Array(bytes));
};

/** At 100 it takes twice as long; below 95 the mark's small dot loses its color. */
const toPng = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 97, dither: 0, effort: 1 }).toBuffer();

/** An article's own picture, whole, 1200 px wide and `height` px high, on a ground of this color, and light. */
async function fitPhoto(file: string, height: number, background: string): Promise<Buffer> {
  const fitted = sharp(file).resize({ width: 1200, height, fit: 'contain', background }).flatten({ background });
  for (let quality = 85; ; quality -= 15) {
    const bytes = await fitted.clone().jpeg({ quality }).toBuffer();
    if (bytes.length < limit || quality <= 25) return bytes;
  }
}
