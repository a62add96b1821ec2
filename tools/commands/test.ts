/**
 * `npm test`: checks, builds, Vitest and Playwright, one after the other, each whether or not the one before passed.
 * Ends with the line "N passed, N failed"; exit status 1 if any failed.
 *
 * `npm test -- unit site header` runs only the stages named, and in them only the test files named by the other words.
 */
import { UserError } from '../errors.ts';
import { main } from './main.ts';
import {
  type StageResult,
  browserStage,
  buildStage,
  checkStages,
  stages,
  unknownWords,
  vitestStage,
} from './test-stages.ts';

const words = process.argv.slice(2);
const filters = words.filter((word) => !stages.includes(word));
const chosen = words.some((word) => stages.includes(word)) ? words : stages;
const wants = (stage: string) => chosen.includes(stage);

const started = performance.now();
const results: StageResult[] = [];

function report(result: StageResult): void {
  results.push(result);
  const { name, passed, failed, skipped, seconds, output } = result;
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(26)} ${counts.padEnd(34)} ${seconds.toFixed(1)} s`);
  if (failed && output) console.log(`\n${output}\n`);
}

async function buildAll(): Promise<void> {
  // One after the other: both write the same caches.
  report(await buildStage('embedded'));
  report(await buildStage('production'));
}

async function withoutBuild(): Promise<void> {
  const projects = ['unit', 'islands', 'database'].filter(wants);
  if (projects.length > 0) report(await vitestStage(projects, filters));
}

await main(async () => {
  const unknown = unknownWords(words).join(' or ');
  if (unknown) throw new UserError(`No test file has ${unknown} in its name: nothing was tested.`);
  if (wants('check')) await checkStages(report);
  await Promise.all([wants('build') ? buildAll() : undefined, withoutBuild()]);
  if (wants('site')) report(await vitestStage(['site'], filters));
  if (wants('browser')) report(await browserStage(filters));
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  if (sum('skipped') > 0)
    console.log(`        ${sum('skipped')} skipped: each needs a program that is missing here, which its file names`);
  console.log(`        ${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});
