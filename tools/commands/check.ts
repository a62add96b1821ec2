/** `npm run check`: types, lint and format, in parallel. Prints what each tool found; exit status 1 if any did. */
import { pathToFileURL } from 'node:url';
import { type CommandResult, runCommand } from '../run-command.ts';
import { embeddedSettings } from '../settings/lead-settings.ts';

const checks: { name: string; command: string; args: string[] }[] = [
  { name: 'types', command: 'astro', args: ['check', '--minimumFailingSeverity', 'hint'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings', '.'] },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
];

/** Reports each check as soon as it is done, in its own words when it failed. */
export async function check(report: (name: string, result: CommandResult) => void): Promise<void> {
  await Promise.all(
    checks.map(async ({ name, command, args }) => {
      // The type check loads the site's settings: give it those of the embedded backend, so that it needs none.
      report(name, await runCommand(command, args, { env: embeddedSettings }));
    }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await check((name, { ok, output, seconds }) => {
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
    if (ok) return;
    process.exitCode = 1;
    console.log(`\n${output}\n`);
    if (name === 'format') console.log('Fix it with: npm run format\n');
  });
}
