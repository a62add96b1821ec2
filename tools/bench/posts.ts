/** Times the build of the site with 10, 100, 1,000 … articles more, in a copy of the project. */
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { embeddedSettings } from '../settings/lead-settings.ts';
import { runCommand } from '../run-command.ts';

export interface BuildFigures {
  posts: number;
  /** Seconds of a build from nothing without pictures for sharing, with them, and again with those kept. */
  plain: number;
  cold: number;
  warm: number;
  /** Bytes of /blog with brotli. */
  listing: number;
}

const COPIED = ['src', 'tools', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const CACHES = ['.cache', '.astro', 'dist'];

/** Measures 10, 100, 1,000 … articles up to `most`. Throws what a build prints when it fails. */
export async function measureBuilds(most: number, progress: (what: string) => void): Promise<BuildFigures[]> {
  const folder = path.resolve('.cache/bench/posts');
  const counts = [10, 100, 1000, 10_000].filter((count) => count <= most);
  await copyProject(folder);
  const config = await readFile(path.join(folder, 'astro.config.mjs'), 'utf8');
  // A store of content of its own: the linked packages hold that of the project.
  const pictured = replaceOnce(config, "output: 'static',", "output: 'static',\n  cacheDir: './.cache/astro',");
  const plain = replaceOnce(pictured, 'previewPictures(site),', '');
  const figures: BuildFigures[] = [];
  try {
    for (const posts of counts) {
      await writePosts(path.join(folder, 'src/content/blog'), posts);
      const time = async (what: string, text: string, keep: boolean) => {
        progress(`${posts} posts, ${what}`);
        await writeFile(path.join(folder, 'astro.config.mjs'), text);
        if (!keep) await forget(folder);
        return build(folder);
      };
      figures.push({
        posts,
        plain: await time('without pictures', plain, false),
        cold: await time('with pictures', pictured, false),
        warm: await time('with pictures kept', pictured, true),
        listing: brotliCompressSync(await readFile(path.join(folder, 'dist/blog.html'))).length,
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return figures;
}

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const there = await readdir('.');
  for (const name of COPIED.filter((copied) => there.includes(copied))) {
    await cp(name, path.join(folder, name), { recursive: true });
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}

async function forget(folder: string): Promise<void> {
  await Promise.all(CACHES.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

async function build(folder: string): Promise<number> {
  const { ok, output, seconds } = await runCommand('astro', ['build', '--root', folder], { env: embeddedSettings });
  if (!ok) throw new Error(output);
  return seconds;
}

/** Articles of real length: the site's own texts in turn, each under a title, a description and a day of its own. */
async function writePosts(folder: string, count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx') && !name.startsWith('generated-'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const day = 86_400_000;
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(Date.UTC(2024, 11, 31) - number * day).toISOString().slice(0, 10);
    const text = texts[number % texts.length]!.replace(/^title: .*$/m, `title: "Generated article number ${number}"`)
      .replace(/^metaTitle: .*$/m, `metaTitle: "Generated article number ${number}"`)
      .replace(/^metaDescription: "(.{60,100}).*$/m, `metaDescription: "Number ${number}: $1"`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^related: .*$/m, 'related: []');
    await writeFile(path.join(folder, `generated-${number}.mdx`), text);
  }
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`astro.config.mjs no longer has "${from}" once: mend bench/posts.ts`);
  return text.replace(from, to);
}
