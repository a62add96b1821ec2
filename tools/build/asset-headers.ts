/**
 * Repeats the rule for `/_astro/{file}` in public/_headers for each file in that folder. Netlify applies a path's headers even
 * if its file is gone: with one rule for `/_astro/*`, a page of an older deploy that asks for one of its files would make the
 * browser keep "not found" for a year, also after a rollback to that deploy.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../built-files.ts';

/** The rule: a line with the path, and indented lines with the headers. */
const FILE_RULE = /^\/_astro\/\{file\}\n((?:[ \t]+.*\n)+)/m;

export const assetHeaders = (): AstroIntegration => ({
  name: 'asset-headers',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const headersFile = path.join(folder, '_headers');
      const files = listFiles(path.join(folder, '_astro'));
      const repeated = readFileSync(headersFile, 'utf8').replace(FILE_RULE, (_rule, headers: string) =>
        files.map((file) => `/_astro/${file}\n${headers}`).join(''),
      );
      writeFileSync(headersFile, repeated);
    },
  },
});
