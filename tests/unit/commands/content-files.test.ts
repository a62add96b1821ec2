import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContent, slugOf } from '../../../tools/commands/content-files.ts';

let root: string;
const today = new Date('2026-03-04T23:59:00Z');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-content-'));
  for (const folder of ['blog', 'services', 'legal']) {
    await mkdir(path.join(root, 'src', 'content', folder), { recursive: true });
  }
  await writeFile(path.join(root, 'src', 'content', 'services', 'crm-integrations.mdx'), 'order: 5\noptionOrder: 3\n');
});

afterEach(() => rm(root, { recursive: true }));

test('a slug is lower-case ASCII with hyphens', () => {
  expect(slugOf('What it’s worth: Café & Co. in 2026')).toBe('what-its-worth-cafe-co-in-2026');
});

test('a service is placed after those that exist, also where one was removed', async () => {
  const file = await createContent(root, 'service', 'Invoice reading', today);
  expect(await readFile(path.join(root, file), 'utf8')).toContain('order: 6');
});

test('a title whose slug is taken is refused, and the file stays as it was', async () => {
  const file = await createContent(root, 'legal', 'Refund policy', today);
  await writeFile(path.join(root, file), 'mine');
  await expect(createContent(root, 'legal', 'Refund Policy!', today)).rejects.toThrow('exists already');
  expect(await readFile(path.join(root, file), 'utf8')).toBe('mine');
});

test('an unknown kind and a title without letters are refused with the usage', async () => {
  await expect(createContent(root, 'page', 'A good enough title', today)).rejects.toThrow('Usage: npm run new');
  await expect(createContent(root, 'post', '—————————————', today)).rejects.toThrow('10 to 80 characters');
});

test('a short name is no title for search results: that one is to be written', async () => {
  const file = await createContent(root, 'legal', 'Imprint', today);
  expect(await readFile(path.join(root, file), 'utf8')).toContain(
    'metaTitle: "Write here: “Imprint” in 10 to 48 letters"',
  );
});
