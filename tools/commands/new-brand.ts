/** Turns the demonstration into another agency's site that has yet to be written. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { statistics } from '../../src/data/statistics.ts';
import { UserError } from '../errors.ts';
import { runCommand } from '../run-command.ts';
import { UNWRITTEN } from '../settings/publishing.ts';
import { createContent, slugOf } from './content-files.ts';

/** The demonstration's words and picture, the tests that hold it to them, and the addresses that it published. */
const demonstration = [
  'src/content/blog',
  'src/content/services',
  'tests/site/specification',
  'addresses.txt',
  '.github/home.png',
];

/**
 * Removes the demonstration from the project in `root` and leaves two services, an article and four figures to be
 * written, which a build for the public refuses until they are. The pages' own words and the legal texts stay: they
 * speak for any such agency, and src/data/promises.ts lists what they promise.
 *
 * @throws UserError for an unusable name, and for a project with changes that are not committed
 */
export async function becomeBrand(root: string, name: string, today: Date): Promise<void> {
  const slug = slugOf(name);
  if (!slug || /^-|['"\\]/.test(name))
    throw new UserError('Name the agency, without quotes or a hyphen in front: npm run new -- brand "Acme"');
  const { ok, output } = await runCommand('git', ['status', '--porcelain'], { cwd: root });
  if (ok && output) throw new UserError('This removes the demonstration: commit or stash your changes first.');

  for (const place of demonstration) await rm(path.join(root, place), { recursive: true, force: true });
  await createContent(root, 'service', 'Your first service', today, 'your-second-service');
  await createContent(root, 'service', 'Your second service', today);
  await createContent(root, 'post', 'Your first article', today);

  await change(root, 'src/data/site.ts', (text) =>
    text.replaceAll('Northwright', name).replaceAll('northwright.example', `${slug}.example`),
  );
  for (const file of ['package.json', 'package-lock.json']) {
    await change(root, file, (text) => text.replaceAll('northwright', slug));
  }
  await change(root, 'README.md', (text) => text.replace('Northwright', name).replace(/^!\[The home page.*\n\n/m, ''));
  // The words of the name are spelled as they are.
  const words = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`);
  await change(root, '.cspell.json', (text) => text.replace('"Northwright"', words.join(',\n    ')));
  // A plain hand-off: the demonstration's line is its initial.
  await change(root, 'src/lib/mark.ts', (text) => text.replace(/line: '[^']*'/, "line: 'M7 25L25 7'"));
  const unwritten = ['first', 'second', 'third', 'fourth'].map(
    (place) => `  { value: '0', label: '${UNWRITTEN}: the ${place} figure', note: '${UNWRITTEN}', draw: 'saved' },\n`,
  );
  await change(root, 'src/data/statistics.ts', (text) => text.replace(/= \[[^]*\]/, `= [\n${unwritten.join('')}]`));
  const legal = path.join(root, 'src/content/legal');
  const day = today.toISOString().slice(0, 10);
  for (const file of await readdir(legal)) {
    await change(legal, file, (text) => text.replace(/^updated: .*$/m, `updated: ${day}`));
  }
  // What a service or a figure promised went with it.
  const gone = new Set(statistics.map(({ value, label }) => `${value} ${label}`));
  await change(root, 'src/data/promises.ts', (text) =>
    text
      .split('\n')
      .filter((line) => !/page: '\/(services|blog)\//.test(line) && !gone.has(/says: '(.*)' \}/.exec(line)?.[1] ?? ''))
      .join('\n'),
  );
}

async function change(root: string, file: string, edit: (text: string) => string): Promise<void> {
  const place = path.join(root, file);
  await writeFile(place, edit(await readFile(place, 'utf8')));
}
