import { describe, expect, test } from 'vitest';
import { neighbors, newestFirst, type Post, relatedPosts, whyUnpublished } from '../../src/lib/posts.ts';

const post = (id: string, date: string, related: string[] = []): Post => ({
  id,
  data: { date: new Date(date), related: related.map((name) => ({ id: name })) },
});
const ids = (posts: readonly Post[]) => posts.map(({ id }) => id);

test('puts the newest article first, and those of one day in the order of their slugs', () => {
  const posts = [post('b', '2025-01-01'), post('c', '2025-01-02'), post('a', '2025-01-01')];
  expect(ids(newestFirst(posts))).toEqual(['c', 'a', 'b']);
});

test('an article is published on its day, unless it is a draft', () => {
  const waiting = post('a', '2025-01-02');
  expect(whyUnpublished(waiting, new Date('2025-01-01T23:59:59Z'))).toBe('is not published before Jan 2, 2025');
  expect(whyUnpublished(waiting, new Date('2025-01-02'))).toBeUndefined();
  const draft = { ...waiting, data: { ...waiting.data, draft: true } };
  expect(whyUnpublished(draft, new Date('2026-01-01'))).toBe('is a draft');
});

describe('neighbors', () => {
  const posts = [post('new', '2025-01-03'), post('middle', '2025-01-02'), post('old', '2025-01-01')];

  test('are the articles published just before and just after', () => {
    const { newer, older } = neighbors(posts, 'middle');
    expect([newer?.id, older?.id]).toEqual(['new', 'old']);
  });

  test('are missing at the ends', () => {
    expect(neighbors(posts, 'new').newer).toBeUndefined();
    expect(neighbors(posts, 'old').older).toBeUndefined();
  });
});

test('the articles to read next are those that the front matter names, then the newest, never the article itself', () => {
  const posts = newestFirst([
    post('named', '2025-01-01'),
    post('newest', '2025-01-09'),
    post('reader', '2025-01-08', ['named']),
    post('newer', '2025-01-07', ['newest', 'reader']),
  ]);
  const related = (id: string) =>
    ids(
      relatedPosts(
        posts,
        posts.find((one) => one.id === id)!,
      ),
    );
  expect(related('reader')).toEqual(['named', 'newest']);
  expect(related('newer')).toEqual(['newest', 'reader']);
  expect(related('newest')).toEqual(['reader', 'newer']);
  const alone = [post('alone', '2025-01-01')];
  expect(relatedPosts(alone, alone[0]!)).toEqual([]);
});
