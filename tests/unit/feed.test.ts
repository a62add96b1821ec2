import { expect, test } from 'vitest';
import { feedHtml } from '../../src/lib/feed.ts';

const page = 'https://acme.test/blog/why-robots';

test.each([
  [
    'every address absolute',
    '<a href="/services/mowing">x</a> <a href="#why">y</a> <img src="a.png"> <a href="mailto:a@b.c">',
    `<a href="https://acme.test/services/mowing">x</a> <a href="${page}#why">y</a> <img src="https://acme.test/blog/a.png"> <a href="mailto:a@b.c">`,
  ],
  [
    'its text and structure, but nothing that only this site can read',
    '<style>p{}</style><!-- note --><h2 id="why" class="x" data-astro-cid-ab12>Why class="x" matters</h2>' +
      '<div class="table" role="region" aria-label="Table" tabindex="0"><table><tr><td>1 &lt; 2</td></tr></table></div>\n<script>let a = 1;</script>',
    '<h2>Why class="x" matters</h2><div><table><tr><td>1 &lt; 2</td></tr></table></div>',
  ],
  [
    'of a picture the one file that every reader can show',
    '<figure><picture><source srcset="/a.avif 360w" type="image/avif" sizes="100vw"/><img src="/a.png" srcset="/a.png 360w" sizes="100vw" alt="A"/></picture></figure>',
    '<figure><img src="https://acme.test/a.png" alt="A"/></figure>',
  ],
])('an article keeps %s', (_, html, kept) => expect(feedHtml(html, page)).toBe(kept));
