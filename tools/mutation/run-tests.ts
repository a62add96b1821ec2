/** Runs a part of `npm test` in a copy of the project and returns which tests failed. */
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command.ts';

export interface Outcome {
  passed: number;
  /** The names of the tests that failed. */
  red: string[];
  /** What was printed. */
  output: string;
}

interface VitestReport {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface Suite {
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

type Test = { name: string; ok: boolean };

export async function runTests(folder: string, words: string[]): Promise<Outcome> {
  const reports = path.join(folder, '.cache/reports');
  await rm(reports, { recursive: true, force: true });
  const { output } = await runCommand(process.execPath, ['tools/commands/test.ts', ...words], { cwd: folder });
  const tests: Test[] = [];
  for (const file of await readdir(reports).catch(() => [])) {
    const report = JSON.parse(await readFile(path.join(reports, file), 'utf8')) as VitestReport | Suite;
    tests.push(...('testResults' in report ? ofVitest(report) : ofPlaywright(report)));
  }
  const red = tests.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: tests.length - red.length, red, output };
}

function ofVitest({ testResults }: VitestReport): Test[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    // A file that cannot be loaded has no tests of its own.
    if (assertionResults.length === 0 && message) return [{ name: path.basename(name), ok: false }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ name: fullName, ok: status === 'passed' }));
  });
}

function ofPlaywright({ specs = [], suites = [] }: Suite): Test[] {
  return [...specs.map(({ title, ok }) => ({ name: title, ok })), ...suites.flatMap(ofPlaywright)];
}
