/** What the owner does: changes the one file of settings, adds a file. Builds a copy of the project with both. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedSettings } from '../../tools/settings/lead-settings.ts';
import { runCommand } from '../../tools/run-command.ts';
import { site } from '../../src/data/site.ts';
import { filesOf } from './site-files.ts';

const brand = { name: 'Quillmere & Sons', url: 'https://www.quillmere.test', mailbox: 'office@quillmere.test' };
const oldDomain = new URL(site.url).hostname;

let copy: string;
const read = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  for (const part of ['src', 'tools', 'public', 'supabase', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  linkPackages(join(copy, 'node_modules'));
  changeFile('src/data/site.ts', (text) =>
    text
      .replaceAll(`'${site.name}'`, `'${brand.name}'`)
      .replaceAll(site.name, brand.name)
      .replaceAll(site.url, brand.url)
      .replaceAll(site.email.general, brand.mailbox)
      .replaceAll(`@${oldDomain}`, '@quillmere.test'),
  );
  fillIn();
  addPost();
  addService();
  const built = await runCommand('astro', ['build'], {
    env: { ...embeddedSettings, CONTEXT: 'production' },
    cwd: copy,
  });
  if (!built.ok) throw new Error(built.output);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('A build for the public is refused with all that is still the demonstration’s, and accepted once it is filled in', async () => {
  // The copy of beforeAll was built with CONTEXT=production.
  expect(read('privacy-policy.html')).toContain('Quillmere &amp; Sons LLC');
  const { ok, output } = await runCommand('astro', ['build'], { env: { ...embeddedSettings, CONTEXT: 'production' } });
  expect(ok).toBe(false);
  for (const setting of ['name', 'url', 'email.general', 'social.LinkedIn.href', 'entity.name', 'promisesConfirmed'])
    expect(output).toMatch(new RegExp(`[ ,]${setting.replaceAll('.', '\\.')}[, ]`));
});

describe('A change of name, address and mailboxes in src/data/site.ts', () => {
  test('leaves nothing of the old ones in the built site', () => {
    const texts = filesOf(join(copy, 'dist')).filter((file) => !/\.(png|jpe?g|avif|webp|ico|woff2)$/.test(file));
    const old = new RegExp(`${site.name}|${oldDomain.replaceAll('.', '\\.')}`, 'i');
    const leftovers = texts.filter((file) => old.test(read(file)));
    expect(
      leftovers.map((file) => `${file}: ${new RegExp(`.{0,60}(${old.source}).{0,40}`, 'i').exec(read(file))?.[0]}`),
    ).toEqual([]);
  });

  test('puts the new ones into pages, feed, sitemap, robots and the contact of security.txt', () => {
    expect(read('index.html')).toMatch(/<title>[^<]*Quillmere &amp; Sons[^<]*<\/title>/);
    expect(read('index.html')).toContain(`mailto:${brand.mailbox}`);
    expect(read('index.html')).toContain(`rel="canonical" href="${brand.url}/"`);
    expect(read('robots.txt')).toContain(brand.url);
    expect(read('.well-known/security.txt')).toContain('security@quillmere.test');
    expect(read('rss.xml')).toContain(`${brand.url}/blog/`);
    expect(read('llms.txt')).toContain(brand.name);
  });
});

describe('A file added to src/content/blog', () => {
  const route = '/blog/a-seventh-post';

  test('is a page and the first card of the listing', () => {
    expect(read('blog/a-seventh-post.html')).toContain('The words of the seventh post.');
    expect(/href="(\/blog\/[^"/]+)"/.exec(read('blog.html').split('<main')[1] ?? '')?.[1]).toBe(route);
  });

  test('is in the sitemap and in the feed', () => {
    expect(
      filesOf(join(copy, 'dist'))
        .filter((file) => /^sitemap.*\.xml$/.test(file))
        .map(read)
        .join(''),
    ).toContain(`${brand.url}${route}</loc>`);
    expect(read('rss.xml')).toContain(`${brand.url}${route}`);
  });
});

describe('A file added to src/content/services', () => {
  test('is a page, a card of the home page and an option of the wizard', () => {
    expect(read('services/invoice-desk.html')).toContain('Invoice desk');
    expect(read('index.html')).toContain('href="/services/invoice-desk"');
    expect(read('get-started.html')).toMatch(/<option[^>]*>Invoice Desk<\/option>/);
  });
});

/** The packages of this project under a folder of the copy's own, so that no cache is shared. */
function linkPackages(target: string): void {
  mkdirSync(target);
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(resolve('node_modules', name), join(target, name));
  }
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), 'utf8')));
}

/** Settings as an owner would enter them before going live. */
function fillIn(): void {
  changeFile('src/data/site.ts', (text) =>
    text
      .replace(/(entity: \{[^}]*?name: )''/, `$1'${brand.name} LLC'`)
      .replace("address: ''", "address: '1 Main Street, Salem, OR 97301, United States'")
      .replace("governingLaw: ''", "governingLaw: 'the State of Oregon, United States'")
      .replaceAll("name: '', place: ''", "name: 'Mail Company', place: 'United States'")
      .replaceAll("place: ''", "place: 'United States'")
      .replace("promisesConfirmed: ''", "promisesConfirmed: '2026-12-01'")
      .replaceAll(/(href: 'https:\/\/[\w.]+\/)'/g, "$1quillmere'"),
  );
}

function addPost(): void {
  const source = readFileSync('src/content/blog/why-most-ai-implementations-fail.mdx', 'utf8');
  const frontMatter = (/^---\n[^]*?\n---\n/.exec(source)?.[0] ?? '')
    .replace(/^title:.*$/m, 'title: "A seventh post, added as a file"')
    .replace(/^metaTitle:.*$/m, 'metaTitle: "A seventh post, added as a file"')
    .replace(/^date:.*$/m, 'date: 2099-01-01');
  writeFileSync(join(copy, 'src/content/blog/a-seventh-post.mdx'), `${frontMatter}\nThe words of the seventh post.\n`);
}

function addService(): void {
  const source = readFileSync('src/content/services/crm-integrations.mdx', 'utf8')
    .replace(/^title:.*$/m, 'title: "Invoice desk"')
    .replace(/^order:.*$/m, 'order: 1000')
    .replace(/^option:.*$/m, 'option: "Invoice Desk"')
    .replace(/^optionOrder:.*$/m, 'optionOrder: 1000')
    .replace(/^metaTitle:.*$/m, 'metaTitle: "Invoice desk, run by an agent"');
  writeFileSync(join(copy, 'src/content/services/invoice-desk.mdx'), source);
}
