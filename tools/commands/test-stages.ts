/** The stages of `npm test`: each runs one tool and counts what passed and what failed. */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { reasonOf } from '../errors.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { findBrowser } from '../find-browser.ts';
import { type CommandResult, runCommand } from '../run-command.ts';

export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  /** What the tool printed; shown when something failed. */
  output: string;
}

/** The folders of the built sites that the tests read: one with the embedded backend, one as for production. */
export const builds = { embedded: 'dist', production: '.cache/production' };

/** An invented hosted project: the production build must not need a real one, and must contain no other. */
export const hostedSettings = {
  LEADS_BACKEND: undefined,
  PUBLIC_SUPABASE_URL: 'https://made-up-project.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_made_up_for_the_tests',
};

export const stages = ['check', 'build', 'unit', 'islands', 'database', 'site', 'browser'];

/** The words that name neither a stage nor, by a part of its path, a test file. */
export function unknownWords(words: string[]): string[] {
  const files = globSync('tests/**/*.test.{ts,tsx}');
  const isFile = (word: string) => files.some((file) => file.includes(relative('.', word).toLowerCase()));
  return words.filter((word) => !stages.includes(word) && !isFile(word));
}

const reports = '.cache/reports';

/** A stage that passes or fails as one. */
function one(name: string, { ok, output, seconds }: CommandResult): StageResult {
  return { name, passed: Number(ok), failed: Number(!ok), skipped: 0, seconds, output };
}

const checks: [string, string, string[]][] = [
  ['types', 'astro', ['check', '--minimumFailingSeverity', 'hint']],
  ['lint', 'oxlint', ['--deny-warnings', '.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
];

/** Runs types, lint and format in parallel, and reports each as soon as it is done. */
export async function checkStages(report: (result: StageResult) => void): Promise<void> {
  const run = async ([name, command, args]: (typeof checks)[number]) => {
    // The type check loads the site's settings: those of the embedded backend need no project.
    const result = await runCommand(command, args, { env: embeddedEnvironment });
    const fix = name === 'format' ? '\n\nFix it with: npm run format' : '';
    report(one(name, { ...result, output: result.output + fix }));
  };
  await Promise.all(checks.map(run));
}

export async function buildStage(kind: keyof typeof builds): Promise<StageResult> {
  const env = kind === 'embedded' ? embeddedEnvironment : hostedSettings;
  return one(`build, ${kind}`, await runCommand('astro', ['build', '--outDir', builds[kind]], { env }));
}

/** Runs Vitest's projects of tests/vitest.config.ts; `filters` are parts of file names. */
export async function vitestStage(projects: string[], filters: string[]): Promise<StageResult> {
  const name = projects.join(', ');
  const file = await emptyReport(projects.join('-'));
  const args = ['--config', 'tests/vitest.config.ts', ...projects.map((project) => `--project=${project}`)];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--passWithNoTests');
  const result = await runCommand('vitest', ['run', ...args, ...filters]);
  const report = await readReport<VitestReport>(file);
  if (!report) return one(name, { ...result, ok: false });
  // A file that cannot be loaded has no tests, and Vitest may fail for an error outside of any.
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken || Number(!result.ok);
  return { ...one(name, result), passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Runs Playwright in the first Chromium that is found or can be fetched, and shows its progress. */
export async function browserStage(filters: string[]): Promise<StageResult> {
  const name = 'browser';
  const file = await emptyReport(name);
  const browser = await findBrowser().catch(reasonOf);
  if (typeof browser === 'string') return one(name, { ok: false, output: browser, seconds: 0 });
  const { path, shell = path, origin } = browser;
  console.log(`        Chromium: ${path} (${origin})`);
  const env = { ...browser.env, CHROMIUM_PATH: path, CHROMIUM_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['--config', 'tests/playwright.config.ts', '--pass-with-no-tests'];
  args.push('--reporter=dot,json,./tests/e2e/faults/table-reporter.ts');
  const result = await runCommand('playwright', ['test', ...args, ...filters], { env, live: true });
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return one(name, { ...result, ok: false });
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length || Number(!result.ok);
  // Its output was shown as it came.
  return { ...one(name, result), passed: expected, failed, skipped, output: '' };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Removes the last report, so that a run that writes none cannot pass by an old one. */
async function emptyReport(name: string): Promise<string> {
  const file = `${process.cwd()}/${reports}/${name}.json`;
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  return file;
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
