import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { pages, wordsOf } from './built-site.ts';

/** Names are spelled as their owners spell them. */
const names = [
  ...Object.values(site.email),
  new URL(site.url).host,

  site.name,
  ...Object.values(site.entity),
  ...Object.values(site.providers).flatMap(Object.values<string>),
];

test('the words of the pages and of the README are spelled as a dictionary or .cspell.json has them', () => {
  const said = pages.map(({ root }) => {
    const unseen = root.querySelectorAll('meta[name=description], img').map(({ attributes }) => attributes);
    return [wordsOf(root), ...unseen.map(({ content, alt }) => content ?? alt)].join(' ');
  });
  const words = names.filter(Boolean).reduce((text, name) => text.replaceAll(name, ''), said.join('\n'));
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/words.txt', words);
  const args = ['lint', '--no-progress', '--no-summary', '--show-suggestions', 'README.md', '.cache/words.txt'];
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/cspell', args, { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
