/** The content, in order and checked. Loaded once per build; in development once per page, as files change. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { contentProblems } from './content-rules.ts';
import { lastChange, newestFirst, whyUnpublished } from './posts.ts';

type Entries<C extends 'services' | 'blog' | 'legal'> = readonly CollectionEntry<C>[];

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

/** The services, in the order of their front matter. */
export const getServices = async (): Promise<Entries<'services'>> => (await load()).services;

/** The published articles, newest first. */
export const getPosts = async (): Promise<Entries<'blog'>> => (await load()).posts;

/** The legal pages, in the order of their front matter. */
export const getLegalPages = async (): Promise<Entries<'legal'>> => (await load()).legal;

/** The day on which any of the site's content last changed: the home page's. */
export async function getLastChange(): Promise<Date> {
  const { services, posts, legal } = await load();
  const days = [...posts.map(lastChange), ...[...services, ...legal].map(({ data }) => data.updated)];
  return days.reduce((latest, day) => (day > latest ? day : latest));
}

function byOrder(a: { data: { order: number } }, b: { data: { order: number } }): number {
  return a.data.order - b.data.order;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (loaded ??= work()) : work());
}
