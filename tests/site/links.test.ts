import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { allPages, folder } from './built-site.ts';
import { testEachPage } from './page-rules.ts';
import { listFiles } from '../../tools/built-files.ts';

const files = new Set(listFiles(folder));
const origin = site.url;
const mailboxes: string[] = Object.values(site.email);
/** Link texts that do not say where they lead: https://developer.chrome.com/docs/lighthouse/seo/link-text/. */
const vague = 'click here, click this, go, here, information, learn more, more, read more, start, this'.split(', ');

/** Why a link is broken; undefined if it leads to a page or a file of this site. */
function problemOf(href: string, from: string): string | undefined {
  if (href.startsWith('mailto:')) {
    const mailbox = decodeURIComponent(href.slice('mailto:'.length).split('?')[0] ?? '');
    return mailboxes.includes(mailbox) ? undefined : 'is not a mailbox of the site';
  }
  const url = URL.parse(href, `${origin}${from}`);
  if (!url) return 'is no address';
  if (url.origin !== origin) return url.protocol === 'https:' ? undefined : 'is not https';
  if (/.\/$|\.html$|[A-Z]/.test(url.pathname)) return 'costs a redirect: lower case, without a slash or an ending';
  const page = allPages.find((candidate) => candidate.route === decodeURI(url.pathname));
  const service = url.searchParams.get('service');
  if (service && !files.has(`services/${service}.html`)) return 'asks for a service that does not exist';
  if (!page) return files.has(decodeURI(url.pathname.slice(1))) ? undefined : 'leads to nothing';
  if (url.hash.length < 2 || url.hash === '#top') return href === '#' ? 'leads nowhere' : undefined;
  return page.root.querySelector(`[id="${decodeURIComponent(url.hash.slice(1))}"]`) ? undefined : 'has no such place';
}

testEachPage(allPages, 'leads only to pages, places and mailboxes that exist', ({ route, root }) => {
  const problems = root.querySelectorAll('a').flatMap((link) => {
    const href = link.getAttribute('href');
    const problem = href === undefined ? 'has no address' : problemOf(href, route);
    return problem ? [`${href} ${problem}`] : [];
  });
  expect(problems).toEqual([]);
});

test('every redirect leads to a page that exists, and none hides a page', () => {
  const lines = readFileSync(`${folder}/_redirects`, 'utf8').split('\n');
  const problems = lines.flatMap((line) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, from, to] = /^(\/\S*)\s+(\S+)\s+30[12]$/.exec(line.trim()) ?? [];
    const problem = !from || !to ? 'is not like /old /new 301' : problemOf(to, from);
    const hides = allPages.some(({ route }) => route === from) ? 'hides a page' : undefined;
    return (problem ?? hides) ? [`${line}: ${problem ?? hides}`] : [];
  });
  expect(problems).toEqual([]);
});

testEachPage(allPages, 'says in the text of a link to another page what is there', ({ root }) => {
  const away = root.querySelectorAll('a').filter((link) => !link.getAttribute('href')?.startsWith('#'));
  expect(away.map((link) => link.textContent.trim().toLowerCase()).filter((text) => vague.includes(text))).toEqual([]);
});

testEachPage(allPages, 'loads only files that exist', ({ route, root }) => {
  const attributes = ['src', 'data-src', 'component-url', 'renderer-url', 'href', 'content'];
  const pictures = 'meta[property="og:image"], meta[name="twitter:image"]';
  const loaded = [
    ...root
      .querySelectorAll(`script, img, source, astro-island, link:not([rel=canonical]), ${pictures}`)
      .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])),
    ...root
      .querySelectorAll('[srcset]')
      .flatMap((element) => element.getAttribute('srcset')!.split(','))
      .map((candidate) => candidate.trim().split(' ')[0]!),
  ];
  const missing = loaded.filter((address) => {
    if (address.startsWith('data:')) return false;
    const url = new URL(address, `${origin}${route}`);
    return url.origin !== origin || !files.has(decodeURI(url.pathname.slice(1)));
  });
  expect(missing).toEqual([]);
});
