import { routes } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

const unknown = [
  '/no-such-page',
  '/blog/no-such-post',
  '/services/',
  '/services/no-such-service',
  '/privacy-policy/more',
];

test('Every page answers at its own address, any other gets the page that helps, and all have the same headers', async ({
  request,
}) => {
  for (const [paths, status] of [
    [routes, 200],
    [unknown, 404],
  ] as const) {
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(status);
      if (status === 404) expect(await response.text(), path).toMatch(/<a [^>]*href="\/blog"/);
      expect(response.headers(), path).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*require-trusted-types-for 'script'/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  }
});
