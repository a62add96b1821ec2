import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { folder, routes } from './built-site.ts';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)].map(([, , url = '']) => url);

  test('has one title, a summary, and sections', () => {
    expect(text.match(/^# .+$/gm)).toEqual([`# ${site.name}`]);
    expect(text).toMatch(/^> .{20,}$/m);
    expect(text.match(/^## .+$/gm)?.length).toBeGreaterThanOrEqual(3);
  });

  test('names every service, article and legal page, with absolute links that lead somewhere', () => {
    const paths = links.map((url) => url.slice(site.url.length));
    expect(links.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
    expect(paths.filter((path) => !routes.includes(path) && !existsSync(join(folder, path)))).toEqual([]);
    const content = routes.filter((route) => /^\/(services|blog)\/[^/]+$|policy|terms|security/.test(route));
    expect(content.filter((route) => !paths.includes(route))).toEqual([]);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('site.webmanifest')) as {
    name: string;
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };

  test('names the agency and its home', () => {
    expect(manifest).toMatchObject({ name: site.name, start_url: '/', lang: site.language });
  });

  test('has icons of 192 and 512 px that exist in their sizes, also for masks', async () => {
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']),
    );
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(join(folder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.filter(({ src }) => !existsSync(join(folder, src)))).toEqual([]);
  });
});

describe('security.txt', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );

  test('names a mailbox for finders of a weakness, and its own address (RFC 9116)', () => {
    expect(fields.get('Contact')).toBe(`mailto:${site.email.security}`);
    expect(fields.get('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
    expect(routes).toContain(fields.get('Policy')?.slice(site.url.length));
  });

  test('is good for a month at least, and for less than a year', () => {
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

test('every answer names llms.txt, and the files that are no pages have their types', () => {
  const headers = read('_headers');
  expect(headers).toMatch(/^\/\*\n(?: .*\n)* {2}Link: <\/llms\.txt>; rel="describedby"; type="text\/markdown"\n/m);
  for (const [file, type] of [
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/llms.txt', 'text/markdown; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
  ]) {
    expect(headers).toContain(`\n${file}\n  Content-Type: ${type}\n`);
  }
});
