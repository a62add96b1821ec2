import { expect, test } from 'vitest';
import { feedChannel, feedHtml, feedItem } from '../../src/lib/feed.ts';
import { site } from './a-site.ts';

const page = 'https://acme.test/blog/why-robots';
const post = (id: string, date: string, updated?: string) => ({
  id,
  data: {
    title: 'Why Robots',
    excerpt: 'Three reasons.',
    category: 'Opinion',
    date: new Date(date),
    ...(updated && { updated: new Date(updated) }),
    services: [],
    related: [],
  },
});

test('every address in the text is absolute', () => {
  const html = feedHtml(
    '<a href="/services/mowing">x</a> <a href="#why">y</a> <img src="a.png"> <a href="mailto:a@b.c">',
    page,
  );
  expect(html).toBe(
    `<a href="https://acme.test/services/mowing">x</a> <a href="${page}#why">y</a> <img src="https://acme.test/blog/a.png"> <a href="mailto:a@b.c">`,
  );
});

test('keeps the text and its structure, but nothing that only this site can read', () => {
  const html =
    '<style>p{}</style><!-- note --><h2 id="why" class="x" data-astro-cid-ab12>Why class="x" matters</h2>' +
    '<div class="table" role="region" aria-label="Table" tabindex="0"><table><tr><td>1 &lt; 2</td></tr></table></div>\n<script>let a = 1;</script>';
  expect(feedHtml(html, page)).toBe(
    '<h2>Why class="x" matters</h2><div><table><tr><td>1 &lt; 2</td></tr></table></div>',
  );
});

test('keeps of a picture the one file that every reader can show', () => {
  const html =
    '<figure><picture><source srcset="/a.avif 360w" type="image/avif" sizes="100vw"/><img src="/a.png" srcset="/a.png 360w" sizes="100vw" alt="A"/></picture></figure>';
  expect(feedHtml(html, page)).toBe('<figure><img src="https://acme.test/a.png" alt="A"/></figure>');
});

const picture = { file: '/og/a.png', href: '/og/a.png?1', width: 1200, height: 630 };
const shown = '<media:content url="https://acme.test/og/a.png?1" medium="image" width="1200" height="630"/>';

test('an article keeps its address as its id, and is signed by the agency', () => {
  expect(feedItem(site, post('why-robots', '2025-02-03'), '<p>Text</p>', picture)).toMatchObject({
    link: page,
    pubDate: new Date('2025-02-03T12:00:00Z'),
    categories: ['Opinion'],
    customData: `<dc:creator>Acme &amp; Sons</dc:creator>${shown}`,
    content: '<p>Text</p>',
  });
});

test('an article with an author is signed by that person', () => {
  const { id, data } = post('why-robots', '2025-02-03');
  const signed = { id, data: { ...data, author: { name: 'Ann <Lee>' } } };
  expect(feedItem(site, signed, '', picture).customData).toBe(`<dc:creator>Ann &lt;Lee&gt;</dc:creator>${shown}`);
});

test('the feed changed when the latest of its articles did', () => {
  const channel = feedChannel(site, [post('new', '2025-02-03'), post('old', '2025-01-01', '2025-03-05')]);
  expect(channel).toContain('<lastBuildDate>Wed, 05 Mar 2025 12:00:00 GMT</lastBuildDate>');
  expect(channel).toContain('<atom:link href="https://acme.test/rss.xml" rel="self"');
  expect(feedChannel(site, [])).not.toContain('lastBuildDate');
});
