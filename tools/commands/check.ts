/** `npm run check`: types, lint and format. Prints what each tool found; exit status 1 if any found something. */
import { main } from './main.ts';
import { checkStages } from './test-stages.ts';

await main(() =>
  checkStages(({ name, failed, seconds, output }) => {
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
    if (!failed) return;
    process.exitCode = 1;
    console.log(`\n${output}\n`);
    if (name === 'format') console.log('Fix it with: npm run format\n');
  }),
);
