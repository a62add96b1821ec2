/** Every link and every loaded file leads to something that exists. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksTo } from '../../src/data/pages.ts';
import { site } from '../../src/data/site.ts';
import { listFiles } from '../../tools/built-files.ts';
import { allPages, folder, hrefsIn, pages } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

const files = new Set(listFiles(folder));
const mailboxes: string[] = Object.values(site.email);
/** Link texts that do not say where they lead: https://developer.chrome.com/docs/lighthouse/seo/link-text/. */
const vagueTexts = [
  'click here',
  'click this',
  'go',
  'here',
  'information',
  'learn more',
  'more',
  'read more',
  'start',
  'this',
];
const linksToForm = /^(\/get-started|#contact|#cta)/;

/** Says why a link is broken. Undefined if it leads to another site, or to a page or a file of this one. */
function problemOf(href: string, fromRoute: string): string | undefined {
  if (href.startsWith('mailto:')) return problemOfMailbox(href);
  const url = URL.parse(href, `${site.url}${fromRoute}`);
  if (!url) return 'is no address';
  if (url.origin !== site.url) return url.protocol === 'https:' ? undefined : 'is not https';
  const isRedirected = /.\/$|\.html$|[A-Z]/.test(url.pathname);
  if (isRedirected) return 'is redirected: write it in lower case, without a slash or .html at the end';

  const service = url.searchParams.get('service');
  if (service && !files.has(`services/${service}.html`)) return 'asks for a service that does not exist';
  const pathname = decodeURI(url.pathname);
  const page = allPages.find(({ route }) => route === pathname);
  if (!page) return files.has(pathname.slice(1)) ? undefined : 'leads to no page and no file';

  if (href === '#') return 'leads nowhere';
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '' || id === 'Top') return undefined;
  return page.root.querySelector(`[id="${id}"]`) ? undefined : 'leads to no element of its page';
}

function problemOfMailbox(href: string): string | undefined {
  const [address = ''] = href.slice('mailto:'.length).split('?');
  return mailboxes.includes(decodeURIComponent(address)) ? undefined : 'is not a mailbox of the site';
}

testEachPage(allPages, 'links only to pages, elements and mailboxes that exist', ({ route, root }) => {
  const problems: string[] = [];
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    const problem = href === undefined ? 'has no address' : problemOf(href, route);
    if (problem) problems.push(`${href} ${problem}`);
  }
  expect(problems).toEqual([]);
});

test('every redirect leads to a page that exists, and hides none', () => {
  const lines = readFileSync(`${folder}/_redirects`, 'utf8').split('\n');
  const redirects = lines.filter((line) => !/^\s*(#|$)/.test(line));
  const problems: string[] = [];
  for (const line of redirects) {
    const [, from, to] = /^(\/\S*)\s+(\S+)\s+30[12]$/.exec(line.trim()) ?? [];
    if (!from || !to) {
      problems.push(`${line}: is not like /old /new 301`);
      continue;
    }
    const problem = problemOf(to, from);
    if (problem) problems.push(`${line}: ${problem}`);
    if (allPages.some(({ route }) => route === from)) problems.push(`${line}: hides a page`);
  }
  expect(problems).toEqual([]);
});

testEachPage(pages, 'has links in its header to home and to a form', (page) => {
  const links = hrefsIn(page, 'header');
  const isForm = page.route === '/get-started';
  expect(isForm || links.some((href) => linksToForm.test(href))).toBe(true);
  expect(page.route === '/' || links.includes('/')).toBe(true);
});

testEachPage(pages, 'links in its header and footer the pages whose entries say so', (page) => {
  const expected = { header: linksTo('inHeader'), footer: linksTo('inFooter') };
  for (const [place, links] of Object.entries(expected)) {
    const hrefs = hrefsIn(page, place);
    const missing = links.filter(({ href }) => href !== page.route && !hrefs.includes(href));
    expect(missing, place).toEqual([]);
  }
});

testEachPage(allPages, 'says in the text of each link to another page what is there', ({ root }) => {
  const links = root.querySelectorAll('a');
  const linksAway = links.filter((link) => !link.getAttribute('href')?.startsWith('#'));
  const linkTexts = linksAway.map((link) => link.textContent.trim().toLowerCase());
  expect(linkTexts.filter((text) => vagueTexts.includes(text))).toEqual([]);
});

testEachPage(allPages, 'loads only files that exist', ({ route, root }) => {
  const previewPictures = 'meta[property="og:image"], meta[name="twitter:image"]';
  const loading = `script, img, source, astro-island, link:not([rel=canonical]), ${previewPictures}`;
  const attributes = ['src', 'data-src', 'component-url', 'renderer-url', 'href', 'content'];
  const addresses: string[] = [];
  for (const element of root.querySelectorAll(loading)) {
    for (const attribute of attributes) {
      const address = element.getAttribute(attribute);
      if (address) addresses.push(address);
    }
  }
  for (const element of root.querySelectorAll('[srcset]')) {
    const candidates = element.getAttribute('srcset')!.split(',');
    for (const candidate of candidates) {
      const [address = ''] = candidate.trim().split(' ');
      addresses.push(address);
    }
  }
  const missing = addresses.filter((address) => {
    if (address.startsWith('data:')) return false;
    const url = new URL(address, `${site.url}${route}`);
    return url.origin !== site.url || !files.has(decodeURI(url.pathname.slice(1)));
  });
  expect(missing).toEqual([]);
});
