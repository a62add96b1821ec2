import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fetchPackage } from '../../tools/fetch-package.ts';
import { folder } from './built-site.ts';
import { htmlFilesOf } from '../../tools/built-files.ts';

interface NuMessage {
  type: string;
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.info('The W3C Nu checker is left out: there is no Java on this machine.');

/** Its grammar of CSS is older than these; a browser that does not know them either leaves them out. */
const newCss =
  / CSS: .*(animation-timeline|animation-range|scroll\(root\)|@view-transition|@container|container-type|allow-discrete|@starting-style|hlight\(typ|vector-effect)/s;

// Without Java the other checkers of the markup still run.
test.runIf(hasJava)('every page is valid for the W3C Nu checker', async () => {
  const jar = join(await fetchPackage('vnu-jar', '26.9.27'), 'vnu-jar/build/dist/vnu.jar');
  // For a run of seconds, compiling Java thoroughly takes longer than it saves.
  const java = ['-XX:TieredStopAtLevel=1', '-Xss2m', '-jar', jar];
  const args = [...java, '--format', 'json', '--stdout', '--exit-zero-always', ...htmlFilesOf(folder)];
  const output = execFileSync('java', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { messages } = JSON.parse(output) as { messages: NuMessage[] };
  const findings = messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(({ url, lastLine, message, extract }) => `${url.replace(/.*\//, '')}:${lastLine} ${message} ${extract ?? ''}`)
    .filter((finding) => !newCss.test(finding));
  expect(findings).toEqual([]);
});
