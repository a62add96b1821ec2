/** Sorts articles, finds related ones and estimates reading times. */
import { mediumDate } from './dates.ts';

/** The fields of an article in the content collection that these functions need. */
export interface Post {
  /** Its slug. */
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
  return posts.toSorted((a, b) => {
    const difference = b.data.date.getTime() - a.data.date.getTime();
    if (difference !== 0) return difference;
    return a.id < b.id ? -1 : 1;
  });
}

/**
 * Says why visitors do not see an article yet, such as "is a draft"; undefined for a published one. An article's day
 * begins at midnight UTC.
 */
export function unpublishedReason({ data }: Post, now = new Date()): string | undefined {
  if (data.draft) return 'is a draft';
  if (data.date > now) return `is not published before ${mediumDate(data.date)}`;
  return undefined;
}

/** What an article's page and card say above its title: its category, or why visitors do not see it yet. */
export function categoryOrStatus(post: Post & { data: { category: string } }): string {
  const reason = unpublishedReason(post);
  return reason ? `This article ${reason}` : post.data.category;
}

export const lastChangedAt = ({ data }: Post): Date => data.updated ?? data.date;

/**
 * The articles to read next: first those that the front matter names, then the newest on each of the article's services
 * in turn, then the newest of all. `posts` must be sorted newest first.
 */
export function relatedPosts<P extends Post>(posts: readonly P[], { id, data }: P, count = 2): P[] {
  const named = data.related.flatMap((reference) => posts.find((post) => post.id === reference.id) ?? []);
  const isOn = (post: P, serviceId: string): boolean => post.data.services.some((service) => service.id === serviceId);
  const onSameServices = data.services.flatMap((service) => posts.filter((post) => isOn(post, service.id)));
  const byRelevance = new Set([...named, ...onSameServices, ...posts]);
  const others = [...byRelevance].filter((post) => post.id !== id);
  return others.slice(0, count);
}

const WORDS_PER_MINUTE = 200;
const tagOrLinkTarget = /<[^>]*>|\]\([^)]*\)/g;
const word = /[\p{L}\p{N}]\S*/gu;

/** Minutes of reading, at least 1. Tags and link targets are not read. */
export function readingMinutes(mdx: string): number {
  const text = mdx.replace(tagOrLinkTarget, ' ');
  const words = text.match(word) ?? [];
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE));
}
