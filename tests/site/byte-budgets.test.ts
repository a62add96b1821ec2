import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { thirdParty } from '../../src/data/third-party.ts';
import { folder, pages, productionFolder } from './built-site.ts';
import { onEvery } from './rule.ts';
import { filesOf } from '../../tools/built-files.ts';

/** Bytes with brotli, from the project's table of figures to reach. */
const limits = {
  /** The first ten packets of a connection. */
  html: 14_400,
  inlineScript: 2 * 1024,
  reactWithHeader: 62 * 1024,
  island: 2 * 1024,
  /** Half a kilobyte of it keeps the last word in every tab, and delivers after the tab is closed. */
  wizard: 9.6 * 1024,
};

const brotli = (bytes: string | Buffer) => brotliCompressSync(bytes).length;

function expectAtMost(what: string, bytes: number, limit: number): void {
  expect(bytes, `${what}: ${bytes} bytes with brotli, at most ${limit}`).toBeLessThanOrEqual(limit);
}

/** The home page types and counts, and the wizard asks: their scripts come with the page. */
const isInteractive = (route: string) => ['/', '/get-started'].includes(route);

onEvery(pages, 'fits into the first packets', ({ html }) => expectAtMost('HTML', brotli(html), limits.html));

const quiet = pages.filter(({ route }) => !isInteractive(route));

onEvery(quiet, 'carries little script of its own', ({ root }) => {
  const scripts = root
    .querySelectorAll('script:not([src])')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json');
  const code = scripts.map((script) => script.text).join('\n');
  expectAtMost('inline script', code === '' ? 0 : brotli(code), limits.inlineScript);
});

const isOurs = (element: HTMLElement) => element.getAttribute('src') !== thirdParty?.script || !thirdParty;

onEvery(quiet, 'asks for no script by itself', ({ root }) => {
  expect(
    root
      .querySelectorAll('script[src], link[rel=modulepreload]')
      .filter(isOurs)
      .map(({ outerHTML }) => outerHTML),
  ).toEqual([]);
});

onEvery(quiet, 'has only islands that wait for a wide screen', ({ root }) => {
  const clients = root.querySelectorAll('astro-island').map((island) => island.getAttribute('client'));
  expect(clients.filter((client) => client !== 'media')).toEqual([]);
});

// What is preloaded delays a phone's first paint.
onEvery(pages, 'lets no phone wait for a font', ({ root }) => {
  const preloads = root.querySelectorAll('link[rel=preload]').map((link) => link.getAttribute('media'));
  expect(new Set(preloads)).toEqual(new Set(['(min-width: 48rem)']));
});

test('The two fonts are small together', () => {
  const fonts = filesOf(folder).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  expect(bytes, `fonts: ${bytes} bytes`).toBeLessThanOrEqual(22_000);
});

/** The scripts of each island, by its name. */
const islands = new Map(
  pages
    .flatMap(({ root }) => root.querySelectorAll('astro-island'))
    .map(({ attributes: of }) => [of['component-export'], [of['component-url'], of['renderer-url']]] as const),
);

/** A script and all that it imports before it runs, as paths in the build. */
function closureOf(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const [imports] = parse(readFileSync(join(folder, script), 'utf8'));
  // A dynamic import has a place of its own (d > -1): it is loaded when it is called for.
  for (const { n: name, d: dynamic } of imports) {
    if (dynamic === -1 && name) closureOf(posix.join(dirname(script), name), found);
  }
  return found;
}

const bytesOf = (scripts: Iterable<string>) =>
  [...scripts].reduce((sum, script) => sum + brotli(readFileSync(join(folder, script))), 0);

describe('The islands', () => {
  beforeAll(() => init);
  const scriptsOf = (name: string) =>
    islands.get(name)!.reduce((found, script = '') => closureOf(script, found), new Set<string>());
  const others = ['LeadWizard', 'Statistics', 'TypingHero'];

  test('are the header and three more', () => {
    expect([...islands.keys()].toSorted()).toEqual(['SiteHeader', ...others].toSorted());
  });

  test('bring React once, with the header', () => {
    expectAtMost('React with the header', bytesOf(scriptsOf('SiteHeader')), limits.reactWithHeader);
  });

  test.each(others)('%s is small beside it', (name) => {
    const own = scriptsOf(name).difference(scriptsOf('SiteHeader'));
    expectAtMost(name, bytesOf(own), name === 'LeadWizard' ? limits.wizard : limits.island);
  });
});

test('Every script is named after its content, but the two that pages ask for by name', () => {
  const scripts = filesOf(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !/^_astro\/.+[.-][\w-]{8,}\.js$/.test(file))).toEqual(['deliver.js', 'sw.js']);
});

test('The service worker is one small file that answers no request and keeps no cache', () => {
  const worker = readFileSync(join(productionFolder, 'sw.js'), 'utf8');
  expect(worker.length).toBeLessThanOrEqual(6_000);
  expect(worker).not.toMatch(/import\b|addEventListener\(.fetch|\bcaches\b/);
});
