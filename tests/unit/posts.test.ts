import { describe, expect, test } from 'vitest';
import { newestFirst, type Post, relatedPosts, unpublishedReason } from '../../src/lib/posts.ts';

const refs = (ids: string[]) => ids.map((id) => ({ id }));
const post = (id: string, date: string, services: string[] = ['a'], related: string[] = []): Post => ({
  id,
  data: { date: new Date(date), services: refs(services), related: refs(related) },
});
const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

test('puts the newest article first, and those of one day in the order of their slugs', () => {
  const posts = [post('b', '2025-01-01'), post('c', '2025-01-02'), post('a', '2025-01-01')];
  expect(ids(newestFirst(posts))).toEqual(['c', 'a', 'b']);
});

test('an article is published on its day, unless it is a draft', () => {
  const article = post('a', '2025-01-02');
  expect(unpublishedReason(article, new Date('2025-01-01T23:59:59Z'))).toBe('is not published before Jan 2, 2025');
  expect(unpublishedReason(article, new Date('2025-01-02'))).toBeUndefined();
  const draft = { ...article, data: { ...article.data, draft: true } };
  expect(unpublishedReason(draft, new Date('2026-01-01'))).toBe('is a draft');
});

describe('related articles', () => {
  const posts = newestFirst([
    post('named', '2025-01-01', ['x']),
    post('same-service', '2025-01-02', ['b', 'a']),
    post('newest', '2025-01-09', ['x']),
    post('newer', '2025-01-08', ['x']),
    post('reader', '2025-01-05', ['a', 'c'], ['named']),
    post('unnamed', '2025-01-04', ['a']),
  ]);
  const reader = posts.find(({ id }) => id === 'reader')!;
  const related = (count?: number) => ids(relatedPosts(posts, reader, count));

  test('are those that the front matter names, then the newest on the same services', () => {
    expect(related()).toEqual(['named', 'unnamed']);
    expect(related(3)).toEqual(['named', 'unnamed', 'same-service']);
  });

  test('are filled up with the newest, as far as there are any, and never hold the article itself', () => {
    expect(related(9)).toEqual(['named', 'unnamed', 'same-service', 'newest', 'newer']);
  });
});
