/** A copy of the site's source in which every promise is set, as an owner would set it. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplePromises, exampleService } from './example-promises.ts';

/** What a build reads. */
const sources = ['src', 'public', 'tools', 'netlify', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Writes the copy to a folder within this one, so that it finds the installed packages. */
export function copyWithPromises(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of sources) cpSync(source, path.join(folder, source), { recursive: true });
  setValues(path.join(folder, 'src/data/site.ts'), examplePromises);
  const services = globSync(path.join(folder, 'src/content/services/*.mdx'));
  for (const service of services) setValues(service, exampleService);
}

/** Gives keys in a file other values, whether they have null or an owner's own words. */
function setValues(file: string, values: Record<string, string | null>): void {
  let text = readFileSync(file, 'utf8');
  for (const [key, value] of Object.entries(values)) {
    const quotedOrBare = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\n]*?)`;
    const line = new RegExp(String.raw`^( *${key}):\s*${quotedOrBare}(,?)$`, 'm');
    if (!line.test(text)) throw new Error(`${file} has no line that begins with "${key}:"`);
    text = text.replace(line, (_line, start: string, end: string) => `${start}: ${JSON.stringify(value)}${end}`);
  }
  writeFileSync(file, text);
}
