/** Loads, checks and sorts the content: once per build; in development for each page, because files change. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { pageEntries } from '../data/pages.ts';
import { isPreviewDeploy } from './deploy-context.ts';
import { contentProblems } from './content-rules.ts';
import { newestFirst, unpublishedReason } from './posts.ts';

interface Content {
  services: readonly CollectionEntry<'services'>[];
  posts: readonly CollectionEntry<'blog'>[];
  legal: readonly CollectionEntry<'legal'>[];
}

/** The dev server and preview deploys show unpublished articles. Netlify sets CONTEXT. */
function showsUnpublished(): boolean {
  return import.meta.env.MODE === 'development' || isPreviewDeploy(process.env['CONTEXT']);
}

type Ordered = { data: { order: number } };
const byOrder = (a: Ordered, b: Ordered): number => a.data.order - b.data.order;

/** Throws with all problems of the content, a line each. */
async function readContent(): Promise<Content> {
  const [services, allPosts, legal] = await Promise.all([
    getCollection('services'),
    getCollection('blog'),
    getCollection('legal'),
  ]);
  const unpublished = new Map<string, string>();
  for (const post of allPosts) {
    const reason = unpublishedReason(post);
    if (reason && !showsUnpublished()) unpublished.set(post.id, reason);
  }
  const posts = allPosts.filter(({ id }) => !unpublished.has(id));
  const pagePaths = pageEntries.map(({ path }) => path);
  const problems = contentProblems({ services, posts, unpublished, legal, pagePaths });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { services: services.toSorted(byOrder), posts: newestFirst(posts), legal: legal.toSorted(byOrder) };
}

let loading: Promise<Content> | undefined;

function loadContent(): Promise<Content> {
  if (!import.meta.env.PROD) return readContent();
  if (!loading) loading = readContent();
  return loading;
}

export async function getServices(): Promise<Content['services']> {
  const { services } = await loadContent();
  return services;
}

/** The services in forms: `slug` is for `?service=`, `option` is what the drop-down shows and the lead stores. */
export async function getServiceOptions(): Promise<{ slug: string; option: string }[]> {
  const services = await getServices();
  const sorted = services.toSorted((a, b) => a.data.optionOrder - b.data.optionOrder);
  return sorted.map(({ id, data }) => ({ slug: id, option: data.option }));
}

export async function getPosts(): Promise<Content['posts']> {
  const { posts } = await loadContent();
  return posts;
}

export async function getLegalPages(): Promise<Content['legal']> {
  const { legal } = await loadContent();
  return legal;
}
