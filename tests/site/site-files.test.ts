import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { folder, indexedPages, routes } from './built-site.ts';
import { contentOf, latest } from './front-matter.ts';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('llms.txt names every service, article and legal page, with absolute links that lead somewhere', () => {
  const text = read('llms.txt');
  expect(text).toMatch(new RegExp(`^# ${RegExp.escape(site.name)}\n\n> .{20,}\n`));
  const link = new RegExp(`^- \\[[^\\]]+\\]\\(${RegExp.escape(site.url)}(/[^)]*)\\): .+$`, 'gm');
  const paths = [...text.matchAll(link)].map(([, path = '']) => path);
  expect(paths.filter((path) => !routes.includes(path) && !existsSync(join(folder, path)))).toEqual([]);
  const legal = contentOf('legal').map(({ slug }) => `/${slug}`);
  const content = routes.filter((route) => /^\/(services|blog)\/[^/]+$/.test(route) || legal.includes(route));
  expect(content.filter((route) => !paths.includes(route))).toEqual([]);
});

test('security.txt names a mailbox, its own address and a day between a month and a year away (RFC 9116)', () => {
  const fields = new Map(
    [...read('.well-known/security.txt').matchAll(/^(\S+): (.*)$/gm)].map(([, ...pair]) => pair as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${site.email.security}`);
  expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
  expect(routes).toContain(fields.get('Policy')?.slice(site.url.length));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('every answer names llms.txt, and the files that are no pages have their types', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/^\/\*\n(?: .*\n)* {2}Link: <\/llms\.txt>; rel="describedby"; type="text\/markdown"\n/m);
  for (const [file, type] of [
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/llms.txt', 'text/markdown; charset=utf-8'],
  ]) {
    expect(headers).toContain(`\n${file}\n  Content-Type: ${type}\n`);
  }
});

const days = new Map(
  parse(read('sitemap-0.xml'))
    .querySelectorAll('url')
    .map((entry) => [
      entry.querySelector('loc')!.text.slice(site.url.length),
      entry.querySelector('lastmod')?.text.slice(0, 10),
    ]),
);

test('the sitemap holds every page that may be found, and nothing else', () => {
  expect([...days.keys()].toSorted()).toEqual(indexedPages.map(({ route }) => route).toSorted());
});

test('the sitemap says when the words of each page last changed, from the content', () => {
  const [services, posts, legal] = [contentOf('services'), contentOf('blog'), contentOf('legal')];
  for (const [place, pages] of Object.entries({ '/services': services, '/blog': posts, '': legal })) {
    for (const { slug, changed } of pages) expect(days.get(`${place}/${slug}`), slug).toBe(changed);
  }
  expect(days.get('/')).toBe(latest([...services, ...posts, ...legal]));
  expect(days.get('/blog')).toBe(latest(posts));
  for (const [route, day] of days) expect(day, route).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('the sitemap is named by an index, and the index by robots.txt, which keeps nobody from reading anything', () => {
  const index = parse(read('sitemap-index.xml'));
  expect(index.querySelectorAll('loc').map(({ text }) => text)).toEqual([`${site.url}/sitemap-0.xml`]);
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap-index.xml\n`);
});
