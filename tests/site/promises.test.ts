/** Each promise that the owner sets is printed where it belongs; what is not set leaves no empty element. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { listHtmlFiles, routeOf } from '../../tools/built-files.ts';
import { examplePromises, exampleService } from '../example-promises.ts';
import { copyWithPromises, setValues } from '../promised-copy.ts';
import { pages, productionFolder, wordsOf } from './built-site.ts';
import { contentOf } from './front-matter.ts';
import { testEachPage } from './test-each-page.ts';

const readBuilt = (file: string) => readFileSync(path.join(productionFolder, file), 'utf8');

/** The words of each page of the build in which every promise is set, by route. */
const wordsWithPromises = new Map<string, string>();
wordsWithPromises.set('/llms.txt', readBuilt('llms.txt'));
for (const file of listHtmlFiles(productionFolder)) {
  const root = parse(readBuilt(file), { comment: false });
  wordsWithPromises.set(routeOf(file), wordsOf(root));
}

const servicePage = `/services/${contentOf('services')[0]!.slug}`;

test.each([
  ['prices', ['/', '/terms-conditions', '/llms.txt']],
  ['payment', ['/', servicePage, '/terms-conditions', '/llms.txt']],
  ['acceptance', ['/', servicePage, '/terms-conditions', '/llms.txt']],
  ['reply', ['/', servicePage, '/get-started', '/blog']],
  ['duration', ['/', '/llms.txt']],
  ['ownership', ['/', '/terms-conditions', '/llms.txt']],
  ['maintenance', ['/', '/terms-conditions', '/llms.txt']],
  ['response', ['/', '/terms-conditions', '/llms.txt']],
  ['team', ['/', servicePage, '/get-started']],
  ['clients', ['/']],
] as const)('the promise "%s" is on %s', (name, routes) => {
  for (const route of routes) expect(wordsWithPromises.get(route), route).toContain(examplePromises[name]);
});

test('a service’s price and duration are on its page and in llms.txt', () => {
  for (const route of [servicePage, '/llms.txt']) {
    expect(wordsWithPromises.get(route)).toContain(exampleService.price);
    expect(wordsWithPromises.get(route)).toContain(exampleService.duration);
  }
});

testEachPage(pages, 'has no heading, paragraph or answer that is empty', ({ root }) => {
  const filledByScripts = '[aria-live], [role=alert], output, form, fieldset';
  const elements = root.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, details > div');
  const emptyElements = elements.filter((element) => {
    const hasPicture = element.querySelector('svg, img') !== null;
    return !hasPicture && !element.closest(filledByScripts) && wordsOf(element) === '';
  });
  expect(emptyElements.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('a promise replaces an older one in articles that an earlier build has read', () => {
  const copy = '.cache/copy-built-twice';
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  /** Reads the content as a build does, and returns the replies in what it keeps of it for pages and for the next build. */
  const readReplies = (): string[] => {
    const env = { ...process.env, NODE_ENV: undefined, ASTRO_TELEMETRY_DISABLED: '1', LEADS_BACKEND: 'embedded' };
    execFileSync(process.execPath, [astro, 'sync'], { cwd: copy, env, stdio: 'pipe' });
    const content = readFileSync(path.join(copy, 'node_modules/.astro/data-store.json'), 'utf8');
    const replies = content.matchAll(/A specialist will contact you, usually ([^."]*)/g);
    return [...replies].map(([, reply = '']) => reply);
  };
  copyWithPromises(copy);
  expect(new Set(readReplies())).toEqual(new Set([examplePromises.reply]));
  setValues(path.join(copy, 'src/data/site.ts'), { reply: 'within two hours' });
  expect(new Set(readReplies())).toEqual(new Set(['within two hours']));
});
