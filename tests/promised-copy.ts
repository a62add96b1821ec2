/** A copy of the site's source in which every promise is set, as an owner would set it. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { examplePromises, exampleService } from './example-promises.ts';

const SOURCES = ['src', 'public', 'tools', 'netlify', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Writes the copy to a folder within this one, so that it finds the installed packages. */
export function copyWithPromises(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(source, path.join(folder, source), { recursive: true });
  change(path.join(folder, 'src/data/site.ts'), examplePromises);
  for (const service of globSync(path.join(folder, 'src/content/services/*.mdx'))) change(service, exampleService);
}

/** Gives these keys other values, whatever they have: null in the demonstration, an owner's own words elsewhere. */
function change(file: string, values: Record<string, string | null>): void {
  let text = readFileSync(file, 'utf8');
  for (const [key, value] of Object.entries(values)) {
    const written = new RegExp(String.raw`^( *${key}):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\n]*?)(,?)$`, 'm');
    if (!written.test(text)) throw new Error(`${file} has no line that begins with "${key}:"`);
    text = text.replace(written, (_line, start: string, end: string) => `${start}: ${JSON.stringify(value)}${end}`);
  }
  writeFileSync(file, text);
}
