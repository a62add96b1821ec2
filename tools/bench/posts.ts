/** Times the build of the site with 10, 100, 1,000 … articles more, in a copy of the project. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../copy-project.ts';
import { UserError } from '../errors.ts';
import { runCommand } from '../run-command.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';

export interface BuildTime {
  posts: number;
  seconds: number;
  /** Of the posts that the build before had not. */
  'ms a post': number | undefined;
}

/** Measures 10, 100, 1,000 … articles up to `most`. Throws a UserError with what a build prints when it fails. */
export async function measureBuilds(most: number): Promise<BuildTime[]> {
  const { folder, remove } = await copyProject();
  const times: BuildTime[] = [];
  try {
    for (const posts of [10, 100, 1000, 10_000].filter((count) => count <= most)) {
      await writePosts(path.join(folder, 'src/content/blog'), posts);
      const { ok, output, seconds } = await runCommand('astro', ['build'], { cwd: folder, env: embeddedEnvironment });
      if (!ok) throw new UserError(output);
      const before = times.at(-1);
      const each = before && ((seconds - before.seconds) * 1000) / (posts - before.posts);
      times.push({ posts, seconds: Number(seconds.toFixed(1)), 'ms a post': each && Number(each.toFixed(1)) });
    }
  } finally {
    await remove();
  }
  return times;
}

/** Articles of real length: the site's own texts in turn, each with its own title, description and date. */
async function writePosts(folder: string, count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx') && !name.startsWith('generated-'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(Date.UTC(2024, 11, 31 - number)).toISOString().slice(0, 10);
    const text = texts[number % texts.length]!.replace(/^title: .*$/m, `title: "Generated article number ${number}"`)
      .replace(/^metaTitle: .*$/m, `metaTitle: "Generated article number ${number}"`)
      .replace(/^metaDescription: "(.{60,100}).*$/m, `metaDescription: "Number ${number}: $1"`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^related: .*$/m, 'related: []');
    await writeFile(path.join(folder, `generated-${number}.mdx`), text);
  }
}
