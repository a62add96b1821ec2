/** The content, in order and checked. Loaded once a build; in development anew for each page, as files change. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { checkOrder, checkPosts, checkServices } from './content-rules.ts';
import { lastChange, newestFirst } from './posts.ts';

type Entries<C extends 'services' | 'blog' | 'legal'> = readonly CollectionEntry<C>[];

/** The services, in the order of their front matter. */
export const getServices = once(async (): Promise<Entries<'services'>> => {
  const services = await getCollection('services');
  checkServices(services);
  return services.toSorted(byOrder);
});

/** The articles, newest first. */
export const getPosts = once(async (): Promise<Entries<'blog'>> => {
  const posts = await getCollection('blog');
  checkPosts(posts, await getServices());
  return newestFirst(posts);
});

/** The legal pages, in the order of their front matter. */
export const getLegalPages = once(async (): Promise<Entries<'legal'>> => {
  const pages = await getCollection('legal');
  checkOrder(pages);
  return pages.toSorted(byOrder);
});

/** The day on which any of the site's content last changed: the home page's. */
export const getLastChange = once(async (): Promise<Date> => {
  const [services, posts, legal] = await Promise.all([getServices(), getPosts(), getLegalPages()]);
  return newest([...posts.map(lastChange), ...[...services, ...legal].map(({ data }) => data.updated)]);
});

/** The latest of some days. */
function newest(dates: readonly Date[]): Date {
  return dates.reduce((latest, date) => (date > latest ? date : latest));
}

function byOrder(a: { data: { order: number } }, b: { data: { order: number } }): number {
  return a.data.order - b.data.order;
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (import.meta.env.PROD ? (loaded ??= load()) : load());
}
