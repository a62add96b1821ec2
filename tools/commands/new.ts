/** `npm run new -- post "Title"`: writes a content file with today's date and every field that its schema needs. */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.ts';
import { UNWRITTEN } from '../settings/publishing.ts';
import { folders, templates, type Kind } from './content-templates.ts';

const usage = `Usage: npm run new -- <kind> "Title"    kinds: ${Object.keys(folders).join(', ')}`;

/** "What it costs, in 2026" is "what-it-costs-in-2026": lower-case ASCII words with hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Two hues derived from a slug: always the same for the same slug. */
export function huesOf(slug: string): readonly [number, number] {
  const hue = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return [hue, (hue + 40) % 360];
}

/**
 * Writes the file and returns its path from `root`.
 * @throws UserError for an unknown kind, a title that does not fit, or a slug that is taken.
 */
export async function createContent(root: string, kind: string, title: string, today: Date): Promise<string> {
  if (!isKind(kind)) throw new UserError(`There is no kind "${kind}". ${usage}`);
  const slug = slugOf(title);
  const longest = kind === 'post' ? 80 : 48;
  if (title.trim().length < 10 || title.trim().length > longest || !slug) {
    throw new UserError(`The title must have 10 to ${longest} characters, letters among them. ${usage}`);
  }
  const folder = path.join('src', 'content', folders[kind]);
  const taken = (await readdir(path.join(root, folder))).map((file) => path.parse(file).name);
  if (taken.includes(slug)) {
    throw new UserError(`${folder}/${slug}.mdx exists already: choose another title, or edit that file.`);
  }
  const [service = ''] = (await readdir(path.join(root, 'src', 'content', 'services'))).map(
    (file) => path.parse(file).name,
  );
  const file = path.join(folder, `${slug}.mdx`);
  const draft = {
    title: title.trim(),
    date: today.toISOString().slice(0, 10),
    gradient: huesOf(slug),
    order: taken.length + 1,
    service,
  };
  await writeFile(path.join(root, file), templates[kind](draft), { flag: 'wx' });
  return file;
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(folders, kind);

if (import.meta.main) {
  const [kind = '', title = ''] = process.argv.slice(2);
  try {
    const file = await createContent(process.cwd(), kind, title, new Date());
    console.log(`Wrote ${file}. Fill in every field that says "${UNWRITTEN}", then look at it with: npm run dev`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
