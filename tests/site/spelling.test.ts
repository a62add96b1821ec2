import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the words of the site are spelled as a dictionary or .cspell.json has them', () => {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/cspell',
    ['lint', '--no-progress', '--no-summary', '--show-suggestions'],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
