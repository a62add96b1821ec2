import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { site } from '../../data/site.ts';
import { getPosts } from '../../lib/content.ts';
import { articleMarkdown } from '../../lib/markdown.ts';

export const getStaticPaths = (async () =>
  (await getPosts()).map((post) => ({ params: { slug: post.id }, props: { post } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { post } }) =>
  new Response(articleMarkdown(site, post));
