import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../new-folder.ts';

test('No folder with leads can be committed by accident', () => {
  const project = newFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  git('init', '--quiet');
  copyFileSync('.gitignore', path.join(project, '.gitignore'));
  for (const folder of ['.data', '.data-2']) {
    mkdirSync(path.join(project, folder));
    writeFileSync(path.join(project, folder, 'leads'), 'ada@example.com');
  }
  expect(git('status', '--short', '--untracked-files=all')).toBe('?? .gitignore\n');
});
