import { expect, test } from 'vitest';
import { feedHtml } from '../../src/lib/feed.ts';

const page = 'https://acme.test/blog/why-robots';

// tests/site/feed.test.ts checks what all articles have in common.
test('an article keeps of a picture the one file that every reader can show', () => {
  const source = '<source srcset="/a.avif 360w" type="image/avif" sizes="100vw"/>';
  const html = `<figure><picture>${source}<img src="/a.png" srcset="/a.png 360w" sizes="100vw" alt="A"/></picture></figure>`;
  expect(feedHtml(html, page)).toBe('<figure><img src="https://acme.test/a.png" alt="A"/></figure>');
});
