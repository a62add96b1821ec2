/**
 * `npm run test:mutation`: removes each safeguard of the lead path from a copy of the project, one at a time, and runs
 * the tests that cover it. Exit status 1 if no test fails. Words choose safeguards by their names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.ts';
import { main } from './main.ts';
import { copyProject } from '../copy-project.ts';
import { runTests } from '../mutation/run-tests.ts';
import { deviceSafeguards } from '../mutation/device-safeguards.ts';
import { serverSafeguards } from '../mutation/server-safeguards.ts';

await main(async () => {
  const words = process.argv.slice(2);
  const safeguards = [...serverSafeguards, ...deviceSafeguards];
  const chosen = safeguards.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new UserError('No safeguard has that name: tools/mutation lists them.');
  const copy = await copyProject();
  try {
    // A test that fails anyway says nothing.
    const before = await runTests(copy.folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (before.passed === 0 || before.red.length > 0) {
      throw new UserError(`${before.output}\n\nThe tests have to pass before anything is taken out.`);
    }
    console.log(`${before.passed} tests pass while nothing is missing.\n`);
    console.log('| what was taken out | tests gone red | |\n| --- | --- | --- |');
    let survived = 0;
    for (const { name, file, text, without, tests } of chosen) {
      const place = path.join(copy.folder, file);
      const whole = await readFile(place, 'utf8');
      await writeFile(place, whole.split(text).join(without));
      const { red, passed } = await runTests(copy.folder, tests);
      await writeFile(place, whole);
      if (red.length === 0) survived += 1;
      const examples = red.slice(0, 2).map((test) => test.replaceAll('|', '\\|'));
      const names = [...examples, ...(red.length > 2 ? [`… ${red.length - 2} more`] : [])].join('; ');
      const verdict = red.length > 0 ? 'caught' : 'SURVIVED';
      console.log(`| ${name} | ${red.length} of ${red.length + passed}: ${names} | ${verdict} |`);
    }
    console.log(`\n${chosen.length - survived} caught, ${survived} survived`);
    if (survived > 0) process.exitCode = 1;
  } finally {
    await copy.remove();
  }
});
