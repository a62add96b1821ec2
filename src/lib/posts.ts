/** The order of the articles and the ways between them. All are linear in the number of posts. */
import { longDate } from './dates.ts';

/** What these functions need of an entry of the blog collection. */
export interface Post {
  /** The slug. */
  id: string;
  data: {
    date: Date;
    draft?: boolean;
    updated?: Date | undefined;
    services: readonly { id: string }[];
    related: readonly { id: string }[];
  };
}

/** A page of the listing. */
export interface ListingPage<P> {
  posts: readonly P[];
  /** Which page it is, from 1. */
  number: number;
  path: string;
  /** The addresses of the pages before and after it, where there are any. */
  newer: string | undefined;
  older: string | undefined;
}

/** Posts on a page of the listing. */
export const pageSize = 12;

/** Newest first; those of one day by their slugs, so that every build has the same order. */
export function newestFirst<P extends Post>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => +b.data.date - +a.data.date || (a.id < b.id ? -1 : 1));
}

/** Why visitors do not see an article yet; undefined for a published one. Its day begins at midnight UTC. */
export function whyUnpublished({ data: { draft, date } }: Post, now = new Date()): string | undefined {
  if (draft) return 'is a draft';
  return date > now ? `is not published before ${longDate(date)}` : undefined;
}

/** The day of an article's last change. */
export const lastChange = ({ data }: Post): Date => data.updated ?? data.date;

const address = (number: number): string => (number === 1 ? '/blog' : `/blog/page/${number}`);

/** The listing, 12 posts a page: /blog, /blog/page/2 and so on. Without posts it has one empty page. */
export function listingPages<P>(posts: readonly P[]): ListingPage<P>[] {
  const count = Math.max(1, Math.ceil(posts.length / pageSize));
  return Array.from({ length: count }, (_, index) => ({
    posts: posts.slice(index * pageSize, (index + 1) * pageSize),
    number: index + 1,
    path: address(index + 1),
    newer: index > 0 ? address(index) : undefined,
    older: index + 1 < count ? address(index + 2) : undefined,
  }));
}

/** The articles published just after and just before the one named. `posts` are newest first. */
export function neighbors<P extends Post>(posts: readonly P[], id: string) {
  const place = look(posts).places.get(id);
  return place === undefined
    ? { newer: undefined, older: undefined }
    : { newer: posts[place - 1], older: posts[place + 1] };
}

/**
 * The articles to read next: those that the front matter names, then the newest on the same services (the most
 * fitting service first), then the newest. `posts` are newest first.
 */
export function relatedPosts<P extends Post>(posts: readonly P[], post: P, count = 2): P[] {
  const { places, byService } = look(posts);
  const named = post.data.related.map(({ id }) => posts[places.get(id) ?? -1]);
  const alike = post.data.services.flatMap(({ id }) => first(byService.get(id), count + 2));
  const chosen = new Set<P>();
  for (const candidate of [...named, ...(alike as P[]), ...first(posts, count + 2)]) {
    if (candidate && candidate.id !== post.id && chosen.size < count) chosen.add(candidate);
  }
  return [...chosen];
}

interface Lookup {
  /** Where each post stands, by its slug. */
  places: Map<string, number>;
  /** The posts on each service, newest first. */
  byService: Map<string, Post[]>;
}

/** Built once for a list: searching it again for each of 1,000 posts would be quadratic. */
const lookups = new WeakMap<readonly Post[], Lookup>();

function look(posts: readonly Post[]): Lookup {
  const known = lookups.get(posts);
  if (known) return known;
  const lookup: Lookup = { places: new Map(), byService: new Map() };
  for (const [place, post] of posts.entries()) {
    lookup.places.set(post.id, place);
    for (const { id } of post.data.services) {
      const onService = lookup.byService.get(id);
      if (onService) onService.push(post);
      else lookup.byService.set(id, [post]);
    }
  }
  lookups.set(posts, lookup);
  return lookup;
}

const first = <T>(list: readonly T[] | undefined, count: number): readonly T[] => list?.slice(0, count) ?? [];
