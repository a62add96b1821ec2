/** What the owner does: changes the one file of settings, adds a file. Builds a copy of the project with both. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../tools/copy-project.ts';
import { embeddedEnvironment } from '../../tools/settings/lead-settings.ts';
import { createContent } from '../../tools/commands/content-files.ts';
import { hostedSettings } from '../../tools/commands/test-stages.ts';
import { UNWRITTEN } from '../../tools/settings/publishing.ts';
import { runCommand } from '../../tools/run-command.ts';
import { site } from '../../src/data/site.ts';
import { thirdParty } from '../../src/data/third-party.ts';
import { filesOf } from '../../tools/built-files.ts';

const brand = { name: 'Quillmere & Sons', url: 'https://www.quillmere.test', mailbox: 'office@quillmere.test' };
const oldDomain = new URL(site.url).hostname;

let project: ProjectCopy;
const file = (name: string) => join(project.folder, name);
const read = (name: string) => readFileSync(file(`dist/${name}`), 'utf8');
const all = () => filesOf(file('dist'));

async function build(env: Record<string, string | undefined>): Promise<string> {
  // As on a person's machine: with CI a build writes no address down.
  const { ok, output } = await runCommand('astro', ['build'], { env: { CI: undefined, ...env }, cwd: project.folder });
  if (!ok) throw new Error(output);
  return output;
}

beforeAll(async () => {
  project = await copyProject();
  changeFile('src/data/site.ts', (text) =>
    text
      .replaceAll(`'${site.name}'`, `'${brand.name}'`)
      .replaceAll(site.name, brand.name)
      .replaceAll(site.url, brand.url)
      .replaceAll(site.email.general, brand.mailbox)
      .replaceAll(`@${oldDomain}`, '@quillmere.test'),
  );
  await addPosts();
  await addService();
  fillIn();
  const turn = (hue: string) => `${(Number(hue) + 100) % 360}`;
  changeFile('src/lib/colors.ts', (text) =>
    text
      .replaceAll(/(\[[\d.]+, [\d.]+, )(\d+)\]/g, (_, shade: string, hue: string) => `${shade}${turn(hue)}]`)
      .replace(/(?<=stocks = ).*?(?= as const)/, (stocks) => stocks.replaceAll(/\d+/g, turn)),
  );
  changeFile('src/data/statistics.ts', (text) => text.replace(/value: '[^']*'/, "value: '77%'"));
  changeFile('astro.config.mjs', (text) =>
    text
      .replace(/\n {2}redirects: \{ /, "$&'/team': '/blog', ")
      .replace(/^(?![^]*'\/team')([^]*?)output:/, "$1redirects: { '/team': '/blog' },\n  output:"),
  );
  changeFile('src/lib/leads/steps.ts', (text) =>
    text
      .replace(/\n *options: \[.*\],/, '')
      .replace(/(control: 'select',[^}]*?placeholder: )'[^']*'/, "$1'Choose one', options: ['Not sure yet']")
      .replace(/limit: 5000,/, "limit: 5000,\n    placeholder: 'Two sentences will do',")
      // The questions in the other order.
      .replace(/^\];$/m, '].toReversed();'),
  );
  await build({ ...embeddedEnvironment, CONTEXT: 'production' });
});

afterAll(() => project.remove());

test('A build for the public is accepted once all is filled in, and its legal texts follow', () => {
  // The copy of beforeAll was built with CONTEXT=production.
  expect(read('privacy-policy.html')).toContain('Quillmere &amp; Sons LLC');
  expect(read('terms-conditions.html')).toContain('describe particular projects');
});

test('A figure of a service’s file is drawn with the one before it, on its own page and at home', () => {
  for (const page of ['services/invoice-desk.html', 'index.html']) {
    expect(read(page)).toContain('From 6.5s to 1.9s');
    expect(read(page)).toContain('viewBox="0 0 6.5 2"');
    expect(read(page)).toContain('d="M0 .5h6.43"');
  }
});

describe('A change of name, address and mailboxes in src/data/site.ts', () => {
  test('leaves nothing of the old ones in the built site', () => {
    const texts = all().filter((name) => !/\.(png|jpe?g|avif|webp|ico|woff2)$/.test(name));
    const old = new RegExp(`${site.name}|${oldDomain.replaceAll('.', '\\.')}`, 'i');
    const leftovers = texts.filter((name) => old.test(read(name)));
    expect(
      leftovers.map((name) => `${name}: ${new RegExp(`.{0,60}(${old.source}).{0,40}`, 'i').exec(read(name))?.[0]}`),
    ).toEqual([]);
  });

  test('and of the hues in src/lib/colors.ts leaves no old color in pages, icons, manifest and pictures', async () => {
    const colorsIn = (folder: string) =>
      filesOf(folder)
        .filter((name) => /\.(html|css|js|svg|webmanifest)$/.test(name))
        .flatMap(
          (name) =>
            readFileSync(join(folder, name), 'utf8').match(/oklch\((?!\S+ 0 )[\d. %/]+\)|#[\da-f]{6}\b/gi) ?? [],
        );
    const old = new Set(colorsIn('dist'));
    expect(old.size).toBeGreaterThan(20);
    expect(colorsIn(file('dist')).filter((color) => old.has(color))).toEqual([]);
    const dominant = async (folder: string, name: string) => (await sharp(join(folder, name)).stats()).dominant;
    for (const name of ['og/index.png', 'icon-512.png', 'apple-touch-icon.png']) {
      expect(await dominant(file('dist'), name), name).not.toEqual(await dominant('dist', name));
    }
  });

  test('puts figures, accounts and the calendar into the home page', () => {
    const home = parse(read('index.html'));
    expect(home.querySelector('main dd')?.text).toContain('77%');
    expect(home.querySelectorAll('footer svg path').map(({ attributes }) => attributes['d'])).not.toContain(undefined);
    expect(home.querySelector('footer a[aria-label=Facebook]')).not.toBeNull();
    expect(home.querySelector('#contact')?.text).toContain('The button opens our calendar at cal.test.');
    expect(home.querySelector('#contact a')?.getAttribute('href')).toBe('https://cal.test/quillmere');
  });
});

describe('A file added to src/content/blog', () => {
  const route = '/blog/a-seventh-post';

  test('is a page and the first card of the listing', () => {
    expect(read('blog/a-seventh-post.html')).toContain('The words of the seventh post.');
    expect(/href="(\/blog\/[^"/]+)"/.exec(read('blog.html').split('<main')[1] ?? '')?.[1]).toBe(route);
  });

  test('moves visitors on from the names that it had before, as a redirect of astro.config.mjs does', () => {
    expect(read('_redirects')).toContain('/team /blog 301\n');
    expect(read('_redirects')).toContain(`/blog/its-first-name ${route} 301\n`);
    expect(readFileSync(file('addresses.txt'), 'utf8')).toContain(`${route}\n`);
  });

  test('shows its picture in modern formats and the sizes that screens need, with its caption', () => {
    const figure = parse(read('blog/a-seventh-post.html')).querySelector('article figure')!;
    expect(figure.querySelectorAll('source').map((source) => source.getAttribute('type'))).toEqual([
      'image/avif',
      'image/webp',
    ]);
    for (const source of figure.querySelectorAll('source')) {
      expect(source.getAttribute('srcset')).toMatch(/ 360w, .* 720w, .* 1080w, .* 1400w$/);
      expect(source.getAttribute('sizes')).not.toBe('');
    }
    expect(figure.querySelector('img')?.attributes).toMatchObject({
      alt: 'A red field',
      width: '1400',
      height: '700',
      loading: 'lazy',
    });
    expect(figure.querySelector('figcaption')?.text).toBe('All of it is red.');
    expect(figure.closest('p')).toBeNull();
  });

  test('is represented by its picture in previews and in the feed', async () => {
    const card = parse(read('blog/a-seventh-post.html')).querySelector('meta[property="og:image"]');
    expect(card?.getAttribute('content')).toMatch(`${brand.url}/og${route}.jpg?`);
    const middle = sharp(file(`dist/og${route}.jpg`)).extract({ left: 600, top: 315, width: 1, height: 1 });
    const [red, green] = await middle.raw().toBuffer();
    expect(red).toBeGreaterThan(190);
    expect(green).toBeLessThan(20);
    const figure = parse(read('blog/a-seventh-post.html')).querySelector('article figure')!;
    expect(read('rss.xml')).toContain(
      `&lt;img src=&quot;${brand.url}${figure.querySelector('img')?.getAttribute('src')}`,
    );
  });
});

test('A draft, and an article of tomorrow, are not published, listed, fed or mapped', () => {
  expect(all().filter((name) => /a-draft|of-tomorrow/.test(name))).toEqual([]);
  const texts = all().filter((name) => /\.(html|xml|txt)$/.test(name));
  expect(texts.filter((name) => /a-draft|of-tomorrow/.test(read(name)))).toEqual([]);
});

test('A file added to src/content/services is a page, a card of the home page and an option of the wizard', () => {
  expect(read('services/invoice-desk.html')).toContain('Invoice desk');
  expect(read('index.html')).toContain('href="/services/invoice-desk"');
  expect(read('get-started.html')).toMatch(/<option[^>]*>Invoice desk<\/option>/);
});

test('One file of questions changes their words, order and options', () => {
  const form = parse(read('get-started.html')).querySelector('main form')!;
  const labels = form.querySelectorAll('h2 label').map(({ text }) => text);
  expect(labels).toHaveLength(5);
  expect(labels.findIndex((text) => text.includes('name'))).toBe(4);
  expect(form.querySelector('textarea')?.getAttribute('placeholder')).toBe('Two sentences will do');
  const options = form.querySelectorAll('option').map(({ text }) => text);
  expect([options[0], options.at(-1)]).toEqual(['Choose one', 'Not sure yet']);
});

describe('A deploy preview', () => {
  const script = 'https://counter.test/script.js';
  let output: string;

  beforeAll(async () => {
    changeFile('src/data/third-party.ts', (text) =>
      text.replace(
        /(?<=thirdParty: ThirdParty \| undefined = )[^]*?(?=;$)/m,
        `{ script: '${script}', attributes: { 'data-site': 'q' }, connect: ['https://in.counter.test'], provider: { name: 'Counter Company', place: 'Spain', task: 'counts visits', handles: 'addresses' } }`,
      ),
    );
    output = await build({ ...hostedSettings, CONTEXT: 'deploy-preview' });
  });

  test('loads a third party’s script, lets the policy know, and names what is untrue with it', () => {
    expect(read('blog.html')).toContain(`<script async src="${script}" data-site="q"></script>`);
    expect(read('_headers')).toMatch(new RegExp(`script-src [^;]*${script};`));
    expect(read('_headers')).toMatch(/connect-src [^;]* https:\/\/in\.counter\.test;/);
    expect(read('privacy-policy.html')).toContain('Counter Company');
    // An owner whose site has one has rewritten the sentences already.
    expect(/src\/content\/legal\/cookie-policy\.mdx:\d+ \(“.*is untrue with the script/.test(output)).toBe(!thirdParty);
  });

  test('shows a draft and an article of tomorrow with a badge, kept from search engines', () => {
    for (const [name, badge] of [
      ['a-draft-of-a-post', 'This article is a draft'],
      ['a-post-of-tomorrow', 'This article is not published before'],
    ]) {
      const page = read(`blog/${name}.html`);
      expect(page).toContain(badge);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(read('blog.html')).toContain(`href="/blog/${name}"`);
    }
    expect(read('sitemap-0.xml')).not.toMatch(/a-draft|of-tomorrow/);
  });

  test('knows nothing of the project with the real leads, and its form says that it sends nothing', () => {
    expect(all().filter((name) => read(name).includes(hostedSettings.PUBLIC_SUPABASE_URL))).toEqual([]);
    expect(read('get-started.html')).toContain('its form sends nothing');
  });
});

function changeFile(name: string, change: (text: string) => string): void {
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
}

/** What an owner enters before going live. */
function fillIn(): void {
  const written = filesOf(file('src')).filter((name) => /^(content|data)\/.*\.(mdx|ts)$/.test(name));
  for (const name of written) changeFile(`src/${name}`, (text) => text.replaceAll(UNWRITTEN, 'Written'));
  changeFile('src/data/site.ts', (text) =>
    text
      .replace(/(entity: \{[^}]*?name: )'[^']*'/, `$1'${brand.name} LLC'`)
      .replace("address: ''", "address: '1 Main Street, Salem, OR 97301, United States'")
      .replace("governingLaw: ''", "governingLaw: 'the State of Oregon, United States'")
      .replaceAll("name: '', place: ''", "name: 'Mail Company', place: 'United States'")
      .replaceAll("place: ''", "place: 'United States'")
      .replace("promisesConfirmed: ''", "promisesConfirmed: '2026-12-01'")
      .replace('realCases: false', 'realCases: true')
      .replaceAll(/(href: 'https:\/\/[\w.]+\/)'/g, "$1quillmere'")
      .replace(/(social: \[\n *\{ name: ')\w+'/, "$1Facebook'")
      .replace(/(?<=\n {4}href: )'.*'/, "'https://cal.test/quillmere'"),
  );
}

/** A file as `npm run new` makes it, and what its writer changes. */
async function add(kind: string, title: string, day: number, change: (text: string) => string): Promise<void> {
  changeFile(await createContent(project.folder, kind, title, new Date(Date.now() + day * 86_400_000)), change);
}

async function addPosts(): Promise<void> {
  const picture = '![A red field](./red.png "All of it is red.")';
  await add('post', 'A seventh post', 0, (text) =>
    text
      .replace('related: []', '$&\nformerly: [its-first-name]')
      .replace(/$/, `The words of the seventh post.\n\n${picture}\n`),
  );
  // A draft may link to what nobody sees yet.
  await add('post', 'A draft of a post', -1, (text) =>
    text.replace('related: []', '$&\ndraft: true').replace(/$/, '[Next](/blog/a-post-of-tomorrow)\n'),
  );
  await add('post', 'A post of tomorrow', 1, (text) => text);
  const field = { width: 1400, height: 700, channels: 3, background: '#c00' } as const;
  await sharp({ create: field }).png().toFile(file('src/content/blog/red.png'));
}

async function addService(): Promise<void> {
  const rows = [{ text: 'Before' }, { text: 'After' }];
  const measured = { kind: 'test', figure: 'load time', name: 'Load', time: '2 s', rows };
  await add('service', 'Invoice desk', 0, (text) =>
    text
      .replaceAll(/(?<=^o.*rder: ).*$/gm, '1000')
      .replace(/(?<=^ {2}results:\n).*/m, '    - { value: "1.9s", label: "load time", before: "6.5s" }')
      .replace(/^document:\n( .*\n)+/m, `document: ${JSON.stringify(measured)}\n`),
  );
}
