/** `npm run new -- brand`: another agency starts without a word of the demonstration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mark } from '../../../src/lib/mark.ts';
import { becomeBrand } from '../../../tools/commands/new-brand.ts';
import { copyProject, type ProjectCopy } from '../../../tools/copy-project.ts';
import { runCommand } from '../../../tools/run-command.ts';
import { embeddedEnvironment } from '../../../tools/settings/lead-settings.ts';
import { contentOf } from '../front-matter.ts';
import { filesOf } from '../../../tools/built-files.ts';

let project: ProjectCopy;
const build = (CONTEXT: string) =>
  runCommand('astro', ['build'], { cwd: project.folder, env: { ...embeddedEnvironment, CONTEXT } });

beforeAll(async () => {
  project = await copyProject();
  await becomeBrand(project.folder, 'Quillmere Works', new Date());
});
afterAll(() => project.remove());

test('it builds, and names none of the demonstration’s articles and services', async () => {
  const { ok, output } = await build('');
  expect(ok, output).toBe(true);
  const dist = join(project.folder, 'dist');
  const demo = [...contentOf('blog'), ...contentOf('services')].map(({ slug }) => slug);
  const texts = filesOf(dist).filter((name) => /\.(html|xml|txt)$/.test(name));
  const traces = new RegExp(['Northwright', ...demo].join('|'), 'i');
  expect(texts.filter((name) => traces.test(readFileSync(join(dist, name), 'utf8')))).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain(mark.line);
  for (const file of ['package.json', 'package-lock.json', 'README.md', '.cspell.json']) {
    expect(readFileSync(join(project.folder, file), 'utf8'), file).not.toMatch(/northwright|home\.png/i);
  }
  expect(filesOf(join(project.folder, 'tests/site')).filter((name) => name.startsWith('specification/'))).toEqual([]);
});

test('it is not for the public until all is filled in and written', async () => {
  const { ok, output } = await build('production');
  expect(ok).toBe(false);
  for (const setting of ['url', 'email.general', 'social.LinkedIn.href', 'entity.name', 'promisesConfirmed']) {
    expect(output).toMatch(new RegExp(`[ ,]${setting.replaceAll('.', '\\.')}[, ]`));
  }
  expect(output).toMatch(/finish what says "Write here" in src\/content\/blog\/.*src\/data\/statistics\.ts/);
});
