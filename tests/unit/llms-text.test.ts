import { expect, test } from 'vitest';
import { llmsText } from '../../src/lib/llms-text.ts';
import { site } from './a-site.ts';

const described = (description: string) => ({ description });
const text = (posts: number) =>
  llmsText(site, {
    services: [{ id: 'mowing', data: { title: 'Mowing', metaDescription: 'A robot mows.' } }],
    posts: Array.from({ length: posts }, (_, index) => ({ id: `p${index}`, data: { title: 'Why', excerpt: 'So.' } })),
    legal: [{ id: 'terms', data: { title: 'Terms', metaDescription: 'The rules.' } }],
    pages: { home: described('We build robots.'), blog: described('Articles.'), getStarted: described('Ask us.') },
  });

test('has a title, a summary, and lists of links with descriptions', () => {
  expect(text(1)).toBe(`# Acme & Sons

> Robots for <everyone>.

We build robots.

## Services

- [Mowing](https://acme.test/services/mowing.md): A robot mows.
- [Free consultation](https://acme.test/get-started): Ask us.

## Articles

- [Why](https://acme.test/blog/p0.md): So.
- [All articles](https://acme.test/blog): Articles.
- [Feed](https://acme.test/rss.xml): The newest articles with their full text.

## Legal

- [Terms](https://acme.test/terms): The rules.
`);
});

test('stays brief, however many articles there are', () => {
  expect(text(1000)).toHaveLength(text(50).length);
});
