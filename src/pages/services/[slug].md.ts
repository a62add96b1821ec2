import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { site } from '../../data/site.ts';
import { getServices } from '../../lib/content.ts';
import { serviceMarkdown } from '../../lib/markdown.ts';

export const getStaticPaths = (async () =>
  (await getServices()).map((service) => ({
    params: { slug: service.id },
    props: { service },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { service } }) =>
  new Response(serviceMarkdown(site, service));
