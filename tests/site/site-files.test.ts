import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { listFiles } from '../../tools/built-files.ts';
import { listen } from '../../tools/listen.ts';
import { createStaticHost } from '../../tools/static-host.ts';
import { addedArticle } from '../promised-copy.ts';
import { folder, indexedPages, productionFolder, routes } from './built-site.ts';
import { contentOf, latestChange } from './front-matter.ts';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('llms.txt names every service, article and legal page, with absolute links to pages and files that exist', () => {
  const text = read('llms.txt');
  const titleAndSummary = new RegExp(`^# ${RegExp.escape(site.name)}\n\n> .{20,}\n`);
  expect(text).toMatch(titleAndSummary);
  const linkPattern = new RegExp(`^- \\[[^\\]]+\\]\\(${RegExp.escape(site.url)}(/[^)]*)\\): .+$`, 'gm');
  const linkedPaths = [...text.matchAll(linkPattern)].map(([, path = '']) => path);
  const brokenPaths = linkedPaths.filter((path) => !routes.includes(path) && !existsSync(join(folder, path)));
  expect(brokenPaths).toEqual([]);
  const contentRoutes = [
    ...contentOf('services').map(({ slug }) => `/services/${slug}`),
    ...contentOf('blog').map(({ slug }) => `/blog/${slug}`),
    ...contentOf('legal').map(({ slug }) => `/${slug}`),
  ];
  expect(contentRoutes.filter((route) => !linkedPaths.includes(route))).toEqual([]);
});

test('llms.txt has each article in a line, whatever its title and excerpt have', () => {
  const lines = readFileSync(join(productionFolder, 'llms.txt'), 'utf8').split('\n');
  expect(lines).toContain(
    `- [An article \\[with\\] everything](${site.url}/blog/${addedArticle}): It has what the articles lack. Another build has it alone.`,
  );
});

test('security.txt names a mailbox, its own address and a day between a month and a year away (RFC 9116)', () => {
  const lines = read('.well-known/security.txt').matchAll(/^(\S+): (.*)$/gm);
  const fields = new Map([...lines].map(([, name, value]) => [name, value]));
  expect(fields.get('Contact')).toBe(`mailto:${site.email.security}`);
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
  expect(routes).toContain(fields.get('Policy')?.slice(site.url.length));
  const millisecondsLeft = Date.parse(fields.get('Expires') ?? '') - Date.now();
  const daysLeft = millisecondsLeft / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});

test('every response names llms.txt, and the feed and llms.txt have their media types', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/^\/\*\n(?: .*\n)* {2}Link: <\/llms\.txt>; rel="describedby"; type="text\/markdown"\n/m);
  for (const [file, type] of [
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/llms.txt', 'text/markdown; charset=utf-8'],
  ]) {
    expect(headers).toContain(`\n${file}\n  Content-Type: ${type}\n`);
  }
});

test('browsers keep each file in _astro for a year, and forget at once that another one is not there', async () => {
  const files = listFiles(join(folder, '_astro'));
  expect(files.length).toBeGreaterThan(10);
  const host = await listen(createStaticHost({ root: folder }), 0);
  const cachingOf = async (file: string) => {
    const { status, headers } = await fetch(`${host.url}/_astro/${file}`);
    return [status, headers.get('cache-control')];
  };
  for (const file of files) expect(await cachingOf(file), file).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await cachingOf(`of-an-older-deploy-${files[0]}`)).toEqual([404, expect.stringContaining('max-age=0')]);
  await host.close();
});

/** The day of the last change in the sitemap, by route. */
const changeDays = new Map<string, string | undefined>();
for (const entry of parse(read('sitemap-0.xml')).querySelectorAll('url')) {
  const address = entry.querySelector('loc')!.text;
  const lastChange = entry.querySelector('lastmod')?.text;
  changeDays.set(address.slice(site.url.length), lastChange?.slice(0, 10));
}

test('the sitemap lists exactly the pages that search engines may index', () => {
  const indexedRoutes = indexedPages.map(({ route }) => route);
  expect([...changeDays.keys()].toSorted()).toEqual(indexedRoutes.toSorted());
});

test('the sitemap says when the words of each page last changed, from the content', () => {
  const allServices = contentOf('services');
  const posts = contentOf('blog');
  const legalPages = contentOf('legal');
  const pagesByFolder = { '/services': allServices, '/blog': posts, '': legalPages };
  for (const [parentRoute, files] of Object.entries(pagesByFolder)) {
    for (const { slug, lastChanged } of files) expect(changeDays.get(`${parentRoute}/${slug}`), slug).toBe(lastChanged);
  }
  expect(changeDays.get('/')).toBe(latestChange([...allServices, ...posts, ...legalPages]));
  expect(changeDays.get('/blog')).toBe(latestChange(posts));
  for (const [route, day] of changeDays) expect(day, route).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('robots.txt names the sitemap index, which names the sitemap, and forbids nothing', () => {
  const index = parse(read('sitemap-index.xml'));
  expect(index.querySelectorAll('loc').map(({ text }) => text)).toEqual([`${site.url}/sitemap-0.xml`]);
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap-index.xml\n`);
});
