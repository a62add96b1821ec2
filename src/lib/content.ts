/** The content, in order and checked. Loaded once per build; in development once per page, as files change. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { contentProblems } from './content-rules.ts';
import { newestFirst, whyUnpublished } from './posts.ts';

/** The dev server and deploy previews show what is not published yet. (Netlify sets CONTEXT.) */
const showsAll =
  import.meta.env.MODE === 'development' || /^(deploy-preview|branch-deploy)$/.test(process.env['CONTEXT'] ?? '');

const load = once(async () => {
  const [services, all, legal] = await Promise.all([
    getCollection('services'),
    getCollection('blog'),
    getCollection('legal'),
  ]);
  const unpublished = new Map(
    showsAll ? [] : all.flatMap((post) => [whyUnpublished(post)].flatMap((why) => (why ? [[post.id, why]] : []))),
  );
  const posts = all.filter(({ id }) => !unpublished.has(id));
  const problems = contentProblems({ services, posts, unpublished, legal });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { services: services.toSorted(byOrder), posts: newestFirst(posts), legal: legal.toSorted(byOrder) };
});

export const getServices = async (): Promise<readonly CollectionEntry<'services'>[]> => (await load()).services;

export const getPosts = async (): Promise<readonly CollectionEntry<'blog'>[]> => (await load()).posts;

export const getLegalPages = async (): Promise<readonly CollectionEntry<'legal'>[]> => (await load()).legal;

function byOrder(a: { data: { order: number } }, b: { data: { order: number } }): number {
  return a.data.order - b.data.order;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (loaded ??= work()) : work());
}
