/**
 * Prints how many tests passed and how many failed, such as "812 3", from the JSON reports of Vitest and Playwright in a
 * folder. It needs no packages, because their installation may be what failed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? '.';
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const isPlaywright = 'stats' in report;
  passed += isPlaywright ? report.stats.expected : report.numPassedTests;
  failed += isPlaywright ? report.stats.unexpected + report.stats.flaky : report.numFailedTests;
}
process.stdout.write(`${passed} ${failed}\n`);
