/** Whether Supabase's command line program understands what guides, messages and workflows tell people to run. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLI_VERSION, cliName, noCli, runCli } from './supabase-cli.ts';

const FILES = ['*.md', 'docs/**/*.md', 'tools/**/*.*', 'netlify/**/*.*', 'supabase/**/*.*', '.github/**/*.*'];

/** After `npx supabase` and its version: words of letters, digits and signs that no sentence has between its words. */
const COMMAND = /npx (?:--yes )?supabase(?:@(?<version>\d[\d.]*))?(?<words>(?: [\w@:/=-]+)+)/g;

/** The commands, without what npx itself reads, each with the files that print it. */
const printed = new Map<string, string[]>();
const versions = new Set<string>();
for (const file of globSync(FILES).toSorted()) {
  for (const { groups } of readFileSync(file, 'utf8').matchAll(COMMAND)) {
    const command = groups!['words']!.trim();
    printed.set(command, [...(printed.get(command) ?? []), file]);
    versions.add(groups!['version'] ?? 'the newest');
  }
}

/** Reads the program's help for a command, which does nothing else, and returns what the program would not understand. */
function misunderstood(command: string): string[] {
  const words = command.split(' ');
  const { output } = runCli(...words.filter((word) => !word.startsWith('-')), '--help');
  const [, usage = ''] = /^USAGE\n +supabase (.*)$/m.exec(output) ?? [];
  const known = usage.split(' ').filter((word) => /^\w/.test(word));
  const flags = flagsIn(output);
  const problems: string[] = [];
  const operands: string[] = [];
  for (let n = 0; n < words.length; n += 1) {
    const [, flag, value] = /^(--?[\w-]+)(=.*)?$/.exec(words[n]!) ?? [];
    if (!flag) operands.push(words[n]!);
    else if (!flags.has(flag)) problems.push(`there is no ${flag}`);
    else if (flags.get(flag) && value === undefined) n += 1;
  }
  if (usage.includes('<subcommand>')) problems.push(`there is no command ${operands.join(' ')}`);
  const most = known.length + (usage.match(/<(?!subcommand)/g)?.length ?? 0);
  if (operands.length > most) problems.push(`too many words: ${operands.slice(most).join(' ')}`);
  return problems;
}

/** Each flag that the help lists, and whether the next word is its value. */
function flagsIn(help: string): Map<string, boolean> {
  const lines = help.matchAll(
    /^ {2}(--[\w-]+)(?:\[=.*?\])?(?:, (-\w))?( (?:<.*?>|string|int|choice|duration))? {2,}/gm,
  );
  return new Map(
    [...lines].flatMap(([, long, short, value]) =>
      [long, short].flatMap((flag) => (flag ? [[flag, value !== undefined] as const] : [])),
    ),
  );
}

describe.skipIf(noCli)(`${cliName}`, () => {
  it.each([...printed])('understands `supabase %s`', (command, files) => {
    expect(misunderstood(command), files.join()).toEqual([]);
  });

  it('is of the version, or the major version, that every guide, message and workflow names', () => {
    expect([...versions].filter((version) => !`${CLI_VERSION}.`.startsWith(`${version}.`))).toEqual([]);
  });

  // Without it, the program means a database on this machine; and a reference of another length is taken for a branch.
  it('is told which database to change, and finds no reference of a wrong length', () => {
    const commands = [...printed.keys()];
    expect(commands.filter((command) => /^db push\b(?!.*--remote)/.test(command))).toEqual([]);
    expect(commands.filter((command) => /--project-ref (?![a-z]{20}\b)/.test(command))).toEqual([]);
  });
});
