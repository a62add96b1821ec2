import { expect, test } from './support/test.ts';
import { routes, unknownRoute } from './support/site-pages.ts';

for (const route of routes) {
  test(`${route} answers 200 at its own address`, async ({ request }) => {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1');
  });
}

for (const route of [
  unknownRoute,
  '/blog/no-such-post',
  '/services/',
  '/services/no-such-service',
  '/privacy-policy/more',
]) {
  test(`${route} answers 404 with the page that helps`, async ({ request }) => {
    const response = await request.get(route);
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<a [^>]*href="\/blog"/);
  });
}

for (const [other, route] of [
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/index.html', '/'],
  ['/services/website-design/', '/services/website-design'],
  ['/Blog', '/blog'],
  ['/Get-Started/?service=website-design', '/get-started?service=website-design'],
] as const) {
  test(`${other} is sent on to ${route} in one hop, for good`, async ({ request }) => {
    const response = await request.get(other, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(route);
  });
}

test('Every answer carries the headers of a hard site', async ({ request }) => {
  for (const route of ['/', '/get-started', unknownRoute]) {
    const headers = (await request.get(route)).headers();
    expect(headers['content-security-policy'], route).toMatch(/default-src 'none'.*require-trusted-types-for 'script'/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});
