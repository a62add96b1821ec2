/** Sorts articles, finds related ones and estimates reading times. */
import { longDate } from './dates.ts';

/** The fields of a blog entry that these functions need. */
export interface Post {
  id: string;
  data: {
    date: Date;
    draft?: boolean;
    updated?: Date | undefined;
    services: readonly { id: string }[];
    related: readonly { id: string }[];
  };
}

/** Newest first. Articles of the same day are sorted by slug, so that every build has the same order. */
export function newestFirst<P extends Post>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => +b.data.date - +a.data.date || (a.id < b.id ? -1 : 1));
}

/** Why visitors do not see an article yet; undefined for a published one. Its day begins at midnight UTC. */
export function unpublishedReason({ data: { draft, date } }: Post, now = new Date()): string | undefined {
  if (draft) return 'is a draft';
  return date > now ? `is not published before ${longDate(date)}` : undefined;
}

export const lastChangedAt = ({ data }: Post): Date => data.updated ?? data.date;

/**
 * The articles to read next: first those that the front matter names, then the newest on each of the article's services
 * in turn, then the newest of all. `posts` must be sorted newest first.
 */
export function relatedPosts<P extends Post>(posts: readonly P[], { id, data }: P, count = 2): P[] {
  const named = data.related.flatMap((other) => posts.find((post) => post.id === other.id) ?? []);
  const alike = data.services.flatMap((service) =>
    posts.filter((post) => post.data.services.some((other) => other.id === service.id)),
  );
  return [...new Set([...named, ...alike, ...posts])].filter((post) => post.id !== id).slice(0, count);
}

/** Minutes of reading, at 200 words a minute. Tags and link targets are not read. */
export const readingMinutes = (text: string): number =>
  Math.ceil((text.replace(/<[^>]*>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]\S*/gu) ?? []).length / 200) || 1;
