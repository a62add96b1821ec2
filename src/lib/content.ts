/** Loads, checks and sorts the content: once per build; in development for each page, because files change. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { contentProblems } from './content-rules.ts';
import { newestFirst, unpublishedReason } from './posts.ts';

/** The dev server and deploy previews show unpublished articles. (Netlify sets CONTEXT.) */
const showsUnpublished =
  import.meta.env.MODE === 'development' || /^(deploy-preview|branch-deploy)$/.test(process.env['CONTEXT'] ?? '');

type Ordered = { data: { order: number } };
const byOrder = (a: Ordered, b: Ordered): number => a.data.order - b.data.order;

async function readContent() {
  const [services, all, legal] = await Promise.all([
    getCollection('services'),
    getCollection('blog'),
    getCollection('legal'),
  ]);
  const reasons = showsUnpublished ? [] : all.map((post) => [post.id, unpublishedReason(post)] as const);
  const unpublished = new Map(reasons.flatMap(([id, why]) => (why ? [[id, why]] : [])));
  const posts = all.filter(({ id }) => !unpublished.has(id));
  const problems = contentProblems({ services, posts, unpublished, legal });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { services: services.toSorted(byOrder), posts: newestFirst(posts), legal: legal.toSorted(byOrder) };
}

let loaded: ReturnType<typeof readContent> | undefined;
const loadContent = () => (import.meta.env.PROD ? (loaded ??= readContent()) : readContent());

export const getServices = async (): Promise<readonly CollectionEntry<'services'>[]> => (await loadContent()).services;
/** The services in forms: `slug` is for `?service=`, `option` is what the drop-down shows and the lead stores. */
export const getServiceOptions = async () =>
  (await getServices())
    .toSorted((a, b) => a.data.optionOrder - b.data.optionOrder)
    .map(({ id, data }) => ({ slug: id, option: data.option }));
export const getPosts = async (): Promise<readonly CollectionEntry<'blog'>[]> => (await loadContent()).posts;
export const getLegalPages = async (): Promise<readonly CollectionEntry<'legal'>[]> => (await loadContent()).legal;
